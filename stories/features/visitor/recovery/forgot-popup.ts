import { screen as page, userEvent } from 'storybook/test'
import type { Fault } from '#mocks/faults/fault.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import { formDrafts } from '#session/drafts.ts'

/** The parameters of the pop-up: a scenario at a fixed time. */
export const openAt = (scenario: string) => ({
  world: `scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`,
  route: '/pointMall?popup=forgot',
})

/** Clears what an earlier story has typed or requested. */
export const resetDrafts = () => {
  formDrafts.clear()
  sessionStorage.clear()
}

interface Staged {
  loaded: { world?: World }
}

/** Sets a fault on an operation of the story's world. */
export function setFault({ loaded: { world } }: Staged, call: OperationId, fault: Fault) {
  if (!world) throw new Error('This story needs parameters.world.')
  world.faults.set(call, fault)
}

/** Fills in the e-mail form (English) and submits it. */
export async function sendEmail(email = 'rahim@suborno.example') {
  await userEvent.type(await page.findByLabelText('Username', { selector: 'input' }), 'rahim')
  await userEvent.type(page.getByLabelText('Email'), email)
  await userEvent.click(page.getByRole('button', { name: 'Send email' }))
}

export async function toMobile(tab: string | RegExp = 'By mobile') {
  await userEvent.click(await page.findByRole('tab', { name: tab }))
}

/** Opens the mobile tab (English) and requests a code for a number. */
export async function sendCode(number = '01712000000') {
  await toMobile()
  await userEvent.type(await page.findByLabelText('Mobile number', { selector: 'input' }), number)
  await userEvent.click(page.getByRole('button', { name: 'Send code' }))
}

/** Completes the recovery by mobile. */
export async function resetTo(password = 'Meghna2027', code = '246810') {
  await sendCode()
  await page.findByText(/^Send again in/)
  await userEvent.type(page.getByLabelText('Verification code'), code)
  await userEvent.type(page.getByLabelText('New password'), password)
  await userEvent.click(page.getByRole('button', { name: 'Set new password' }))
}
