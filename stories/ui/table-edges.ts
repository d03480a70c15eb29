import { expect, waitFor, within } from 'storybook/test'

/**
 * Asserts that the fixed columns of a right-to-left table stay side by side at its edges while the rest is scrolled.
 */
export async function edgesStay(box: HTMLElement): Promise<void> {
  const at = (name: string) =>
    within(box).getByRole('columnheader', { name }).getBoundingClientRect()
  const stays = () => {
    const edge = box.getBoundingClientRect()
    return [
      at('Payout').left - edge.left,
      at('Stake').left - at('Payout').right,
      edge.right - at('Time').right,
    ].map((distance) => Math.abs(distance) <= 1)
  }
  await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth)
  await waitFor(() => expect(stays()).toEqual([true, true, true]))
  box.scrollLeft = -999
  await waitFor(() => expect(box.scrollLeft).toBeLessThan(0))
  await expect(stays()).toEqual([true, true, true])
}
