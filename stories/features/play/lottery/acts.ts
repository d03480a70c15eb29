import { screen as page, userEvent } from 'storybook/test'

export const PADMA = '/lottery?gameCode=PADMA-536'

/** The parameters of a story: scenario and route. */
export const openAt = (scenario: string, route = '/lottery') => ({
  world: `scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`,
  route,
})

export const press = async (name: string | RegExp) =>
  userEvent.click(await page.findByRole('button', { name }))

/** Adds a line of two balls to the slip. */
export async function choose() {
  await press('2 balls')
  await press('7')
  await press('21')
  await press('Add to slip')
}

/** Adds the line and places the bet. */
export async function place() {
  await choose()
  await press(/^Place bet/)
}

const SLIP_WORDS = {
  BN: ['ঝটপট বাছাই', 'স্লিপে যোগ করুন', 'স্লিপ খুলুন'],
  AR: ['اختيار عشوائي', 'إضافة إلى القسيمة', 'فتح القسيمة'],
}

/** On a phone: adds a random line and opens the slip. */
export async function openPhoneSlip(language: keyof typeof SLIP_WORDS) {
  for (const word of SLIP_WORDS[language]) await press(word)
}

/** On a phone: places a bet that is refused, and brings the reason into view. */
export async function refusedOnPhone(
  language: keyof typeof SLIP_WORDS,
  button: RegExp,
  reason: string,
) {
  await openPhoneSlip(language)
  await press(button)
  const shown = await page.findByText(reason)
  shown.scrollIntoView({ block: 'center' })
}
