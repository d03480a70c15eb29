import { screen as page, userEvent } from 'storybook/test'

export const PADMA = '/lottery?gameCode=PADMA-536'

/** The parameters of a story: its scenario, and the page it opens. */
export const at = (scenario: string, route = '/lottery') => ({
  world: `scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`,
  route,
})

export const press = async (name: string | RegExp) =>
  userEvent.click(await page.findByRole('button', { name }))

/** Two balls onto the slip. */
export async function choose() {
  await press('2 balls')
  await press('7')
  await press('21')
  await press('Add to slip')
}

/** Two balls, and the bet. */
export async function place() {
  await choose()
  await press(/^Place bet/)
}

/** On a phone in Bengali: a random line onto the slip, which is opened. */
export async function openPhoneSlip() {
  await press('আমার হয়ে বাছুন')
  await press('স্লিপে যোগ করুন')
  await press('স্লিপ খুলুন')
}
