import { screen as page } from 'storybook/test'

/** The parameters of a story of a page of the member centre: scenarios joined by `+`, at a fixed time. */
export const memberStage =
  (page: string) =>
  (scenarios: string, search = '') => ({
    world: `scenario=${scenarios}&seed=7&clock=2026-11-20T09:00:00Z`,
    route: `/member?page=${page}${search}`,
  })

/** A play function that waits for a text; it may stand there more than once. */
export const shows = (text: string | RegExp) => async (): Promise<void> => {
  await page.findAllByText(text)
}

/** A play function that waits for a failure which can be tried again. */
export const showsRetry = async (): Promise<void> => {
  await page.findAllByRole('button', { name: 'Try again' })
}

/** Everything that changes a layout at once. */
export const phoneBengaliRightToLeft = {
  direction: 'rtl',
  language: 'BN',
  viewport: { value: 'phone' },
} as const
