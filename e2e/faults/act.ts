// Acts as a user: fills fields and presses buttons. Functions that run inside the page are self-contained.
import { addressOf } from '../fixtures.ts'
import type { Visit } from '../walk/visit.ts'
import type { Presses } from './cases.ts'
import { linkOf } from './worlds.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Fills every empty field of the open dialog, or of the page without one. Amounts are small, and passwords are those of
 * the test member.
 * @returns how many fields it filled
 */
export function fillFields() {
  const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')]
  const place = dialogs.at(-1) ?? document.querySelector('main')
  const put = (field: Field, value: string) => {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
    set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const nameOf = (field: Field) =>
    [
      field.name,
      field.autocomplete,
      field.getAttribute('aria-label'),
      field.labels?.[0]?.textContent,
    ]
      .join(' ')
      .toLowerCase()
  const captcha = () => window.portalMock?.snapshot().rows.captchas?.at(-1)?.code ?? '1234'
  const RULES: [RegExp, () => string][] = [
    [/captcha|characters/, captcha],
    [/payment|pin/, () => '246810'],
    [/new.?password|repeat|again|confirm/, () => 'Silver5678'],
    [/password/, () => 'gold1234'],
    [/one-time|code/, () => '123456'],
    [/mail/, () => 'rahim.new@portal.example'],
    [/phone|mobile|tel/, () => '1712345679'],
    [/birth|date/, () => '1990-05-05'],
    [/first|last|real|full|holder|city|street|address/, () => 'Rahim Uddin'],
    [/whatsapp/, () => '+8801712345679'],
    [/qq|post|zip/, () => '1234567'],
    [/amount|stake|deposit|limit|points|minutes|rate|quantity/, () => '500'],
    [/user|account|login/, () => 'rahim2025'],
  ]
  const valueFor = (field: Field) => {
    const name = nameOf(field)
    if (field.inputMode === 'decimal') return '500'
    if (field.inputMode === 'numeric' && !/amount|code|payment|pin|minutes|stake/.test(name))
      return '01712345679'
    if (field.tagName === 'TEXTAREA') return 'Everything went well, thank you very much.'
    return (RULES.find(([words]) => words.test(name))?.[1] ?? (() => 'rahim2025'))()
  }
  const groups = new Set<string>()
  let filled = 0
  for (const field of place?.querySelectorAll<Field>('input, textarea, select') ?? []) {
    if (field.disabled || field.matches('[readonly], [type="search"], [type="file"]')) continue
    if (field.matches('[type="checkbox"]')) {
      if (!field.matches(':checked, [role="switch"]')) field.click()
    } else if (field.matches('[type="radio"]')) {
      if (!groups.has(field.name) && !place?.querySelector(`input[name="${field.name}"]:checked`))
        field.click()
      groups.add(field.name)
    } else if (field instanceof HTMLSelectElement) {
      const option = [...field.options].find(({ value, disabled }) => value && !disabled)
      if (!field.value && option) {
        put(field, option.value)
        filled += 1
      }
    } else if (!field.value) {
      put(field, valueFor(field))
      filled += 1
    }
  }
  return filled
}

/** The names of the buttons that can be pressed, in the open dialog or else on the page. */
export function buttonNames() {
  const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')]
  const place = dialogs.at(-1) ?? document.querySelector('main')
  const names = [...(place?.querySelectorAll('button:not([disabled]), [role="switch"]') ?? [])]
    .filter((button) => button.checkVisibility() && button.getAttribute('role') !== 'tab')
    .map((button) => (button.getAttribute('aria-label') ?? button.textContent ?? '').trim())
  return [...new Set(names)].filter(
    (name) => name !== '' && !/^(Close|Cancel|Back|Later)$/.test(name),
  )
}

/**
 * Presses the first button of that name the given number of times without a pause. @returns whether there is such a
 * button
 */
function press({ name, times = 1 }: { name: string; times?: number }) {
  const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')]
  const place = dialogs.at(-1) ?? document.querySelector('main')
  const button = [
    ...(place?.querySelectorAll<HTMLElement>('button:not([disabled]), [role="switch"]') ?? []),
  ].find(
    (one) =>
      one.checkVisibility() &&
      (one.getAttribute('aria-label') ?? one.textContent ?? '').trim() === name,
  )
  button?.focus()
  for (let time = 0; time < times; time += 1) button?.click()
  return Boolean(button)
}

/** The current values of the fields, without secrets, and the text of the page. */
export function contentNow() {
  const fields = [...document.querySelectorAll('main, [role="dialog"]')]
    .flatMap((place) => [
      ...place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
    ])
    .filter(({ type }) => !/^(password|search|checkbox|radio|file|hidden)$/.test(type))
    .filter(({ name, autocomplete }) => !/code|captcha|otp/i.test(`${name} ${autocomplete}`))
    .map(({ value }) => value)
  return { fields: fields.filter(Boolean), text: document.body.innerText.slice(0, 20_000) }
}

interface Last {
  /** Awaited before the last press. */
  readonly before?: () => Promise<unknown>
  /** The number of presses of the last button. */
  readonly times?: number
}

/**
 * Opens an address and presses the buttons on the way, filling the fields before each. @returns whether all buttons
 * could be pressed
 */
export async function follow(
  visit: Visit,
  { world, address, presses }: Presses,
  more = '',
  last: Last = {},
): Promise<boolean> {
  await visit.open(`${addressOf(address, linkOf(world))}&reset${more}`)
  await visit.settle(2000)
  for (const [at, name] of presses.entries()) {
    // Parts of the page may still be loading, and some buttons are named after what was filled in.
    for (let tries = 0; tries < 10; tries += 1) {
      await visit.ask(fillFields)
      await visit.settle(150)
      if ((await visit.ask(buttonNames)).includes(name) && (await visit.ask(fillFields)) === 0)
        break
      await visit.page.waitForTimeout(100)
    }
    const isLast = at === presses.length - 1
    if (isLast) await last.before?.()
    if (!(await visit.ask(press, { name, times: isLast ? (last.times ?? 1) : 1 }))) return false
    await visit.settle(600)
  }
  return true
}
