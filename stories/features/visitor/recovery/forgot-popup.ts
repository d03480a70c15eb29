import { screen as page, userEvent } from 'storybook/test'
import type { Fault } from '#mocks/faults/fault.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import { formDrafts } from '#session/drafts.ts'

/** The pop-up in a world; the clock stands still. */
export const at = (scenario: string) => ({
  world: `scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`,
  route: '/pointMall?popup=forgot',
})

/** What one story typed or asked for is no business of the next. */
export const fresh = () => {
  formDrafts.clear()
  sessionStorage.clear()
}

interface Staged {
  loaded: { world?: World }
}

/** Puts a fault on a call of the story's world. */
export function setFault({ loaded: { world } }: Staged, call: OperationId, fault: Fault) {
  if (!world) throw new Error('This story needs parameters.world.')
  world.faults.set(call, fault)
}

/** Fills the e-mail way in English and sends it. */
export async function sendEmail(email = 'rahim@suborno.example') {
  await userEvent.type(await page.findByLabelText('User name'), 'rahim')
  await userEvent.type(page.getByLabelText('Email'), email)
  await userEvent.click(page.getByRole('button', { name: 'Send me an email' }))
}

export async function toMobile(tab: string | RegExp = 'By mobile') {
  await userEvent.click(await page.findByRole('tab', { name: tab }))
}

/** To the mobile way, with a code on its way to a number, in English. */
export async function sendCode(number = '01712000000') {
  await toMobile()
  await userEvent.type(await page.findByLabelText('Mobile number'), number)
  await userEvent.click(page.getByRole('button', { name: 'Send code' }))
}

/** The mobile way to its end. */
export async function resetTo(password = 'Meghna2027', code = '246810') {
  await sendCode()
  await page.findByText(/^Again in/)
  await userEvent.type(page.getByLabelText('Verification code'), code)
  await userEvent.type(page.getByLabelText('New password'), password)
  await userEvent.click(page.getByRole('button', { name: 'Set the new password' }))
}
