import i18next, { type TOptions } from 'i18next'
import { reportOnce } from '#lib/report.ts'

const bare = (key: string) => key.slice(key.indexOf(':') + 1)

/**
 * Handles a missing text: loads it from other languages, then calls `drawAgain`. A text that no language
 * has, or whose file was never requested, is reported once to the portal's maintainers.
 */
export async function fillIn(
  key: string,
  options: TOptions,
  fetchOthers: () => readonly Promise<boolean>[],
  drawAgain: () => void,
): Promise<void> {
  const added = await Promise.allSettled(fetchOthers())
  if (added.some((one) => one.status === 'fulfilled' && one.value)) drawAgain()
  const fetched = added.every((one) => one.status === 'fulfilled')
  if (!fetched || i18next.exists(key, options) || i18next.exists(bare(key), options)) return
  reportOnce(`There is no text "${key}"`)
}
