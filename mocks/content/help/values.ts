import { slotsReturn } from '#mocks/games/slots/rules.ts'
import { registerRules } from '#mocks/merchant/register-rules.ts'
import { CURRENCY } from '#mocks/world/core/site.ts'
import type { components } from '#openapi/generated/types.ts'
import { MONEY_FACTS } from '../money-facts.ts'
import { localize, type Text } from '../text.ts'

type Config = components['schemas']['PermissionConfig']

/** The part of the configuration that the help uses. */
export type HelpConfig = Pick<Config, 'jurisdiction' | 'supportMail'>

const NO_HELPLINE: Text = {
  en: '<p>We know of no helpline where you are. Please talk to a doctor or to someone you trust.</p>',
  bn: '<p>আপনার এলাকায় আমাদের কোনো নম্বর নেই। অনুগ্রহ করে চিকিৎসক বা বিশ্বস্ত কারও সঙ্গে কথা বলুন।</p>',
}

const money = (value: number, digits = 0): string =>
  CURRENCY.symbol +
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)

function helplineList(lines: Config['jurisdiction']['helplines'], language: string): string {
  const items = lines.map(({ name, phone, url }) => {
    const parts = [
      `<strong>${escaped(name)}</strong>`,
      phone && `<a href="tel:${phone.replace(/[^+\d]/g, '')}">${escaped(phone)}</a>`,
      url && `<a href="${escaped(url)}">${escaped(url.replace(/^https:\/\//, ''))}</a>`,
    ]
    return `<li>${parts.filter(Boolean).join(', ')}</li>`
  })
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : localize(NO_HELPLINE, language)
}

/** Values of the placeholders, formatted for the language. */
export function helpValues(
  { jurisdiction, supportMail }: HelpConfig,
  language: string,
): Readonly<Record<string, string>> {
  const { username, password } = registerRules
  const back = slotsReturn() * 100
  const facts = MONEY_FACTS
  const counts = {
    minAge: jurisdiction.minAge,
    nameMin: username?.minLength ?? 0,
    nameMax: username?.maxLength ?? 0,
    passMin: password?.minLength ?? 0,
    passMax: password?.maxLength ?? 0,
    depositMinutes: facts.depositMinutes,
    withdrawCount: facts.withdrawCount,
    receiptMinutes: facts.receiptMinutes,
    disputeHours: facts.disputeHours,
    lotusRtp: back.toFixed(2),
  }
  return {
    ...Object.fromEntries(Object.entries(counts).map(([name, value]) => [name, String(value)])),
    depositLeast: money(facts.depositMin),
    depositMost: money(facts.depositMax),
    withdrawLeast: money(facts.withdrawMin),
    withdrawMost: money(facts.withdrawMax),
    bankFee: money(facts.bankFee),
    lotusBack: money(back, 2),
    lotusKept: money(100 - back, 2),
    mail: escaped(supportMail),
    helplines: helplineList(jurisdiction.helplines, language),
  }
}
