import { screen as page } from 'storybook/test'

/** The parameters of a screen story: scenarios (joined by `+`) at the screen's address, at a fixed time. */
export const stageAt =
  (path: string) =>
  (scenarios: string, search = '') => ({
    world: `scenario=${scenarios}&seed=7&clock=2026-11-20T09:00:00Z`,
    route: path + search,
  })

/** Like `stageAt`, for a page of the member centre. */
export const memberStage =
  (page: string) =>
  (scenarios: string, search = '') =>
    stageAt('/member')(scenarios, `?page=${page}${search}`)

/** A play function that waits for a text, which may occur more than once. */
export const shows = (text: string | RegExp) => async (): Promise<void> => {
  await page.findAllByText(text)
}

/** A play function that waits for the page's title, which is shown before the content. */
export const showsTitle = (name: string) => async (): Promise<void> => {
  await page.findByRole('heading', { level: 1, name })
}

/** A play function that waits for an error with a retry button. */
export const showsRetry = async (): Promise<void> => {
  await page.findAllByRole('button', { name: 'Try again' })
}

/** Changes script, direction and width at once, which is everything that affects a layout. */
export const phoneArabic = {
  language: 'AR',
  viewport: { value: 'phone' },
} as const
