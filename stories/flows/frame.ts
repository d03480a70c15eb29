import { expect, screen as page, userEvent, waitFor } from 'storybook/test'

/** The world and the address of a story. The default page has little content, so the shell around it is seen. */
export const shellParameters = (scenario: string, route = '/pointMall') => ({
  world: `scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`,
  route,
})

/** Waits until nothing is loading. The footer loads later, near the viewport. */
export async function settled(): Promise<void> {
  await page.findByRole('heading', { level: 1 })
  await waitFor(() => {
    if (document.querySelector('[aria-busy="true"]')) throw new Error('Something is still busy.')
  })
}

/** Waits for the active menu in the row of game types and returns one of its links. */
export async function typeIn(key: string, name: string | RegExp = 'Games') {
  const rows = await page.findAllByRole('navigation', { name })
  const row = rows.find((one) => one.querySelector('[data-menu]'))
  const link = row?.querySelector<HTMLElement>(`[data-menu="${key}"]`)
  if (!row || !link) throw new Error(`There is no row with ${key}.`)
  await userEvent.hover(row)
  await waitFor(() => expect(link).toHaveAttribute('aria-expanded', 'false'))
  return { row, link }
}
