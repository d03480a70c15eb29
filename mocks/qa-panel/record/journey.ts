import { LINK_PARTS } from '#mocks/scenarios/link.ts'
import type { LogEntry } from '#mocks/world/core/log.ts'
import type { Target } from './accessible.ts'
import type { Step } from './recorder.ts'

const text = (value: string) =>
  `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`

function locator({ by, role, name, dialog, nth }: Target): string {
  const scope = dialog ? `page.getByRole('dialog', { name: ${text(dialog)} })` : 'page'
  const exact = `{ name: ${text(name)}, exact: true }`
  const found = {
    role: `.getByRole(${text(role ?? '')}, ${exact})`,
    label: `.getByLabel(${text(name)}, { exact: true })`,
    text: `.getByText(${text(name)}, { exact: true })`,
  }[by]
  return scope + found + (nth === undefined ? '' : `.nth(${nth})`)
}

/** A path of the portal without the parameters of the world. */
export function toPortalPath(address: string): string {
  const url = new URL(address, 'http://portal.test')
  for (const name of [...LINK_PARTS, 'reset']) url.searchParams.delete(name)
  return url.pathname + url.search
}

const namesIn = (value: string): string[] => value.split('\n')

function lineOf({ does, value, target }: Step): string {
  if (does === 'open' || !target) return `await portal.open(${text(toPortalPath(value))})`
  const found = locator(target)
  const calls = {
    click: '.click()',
    check: '.check()',
    uncheck: '.uncheck()',
    fill: `.fill(${text(value)})`,
    choose: `.selectOption({ label: ${text(value)} })`,
    press: `.press(${text(value)})`,
    attach: `.setInputFiles([${namesIn(value)
      .map((name) => `sampleFile(${text(name)})`)
      .join(', ')}])`,
  }
  return `await ${found}${calls[does]}`
}

/** The writes in their order; which reads happen depends on more than the steps. */
const writesOf = (entries: readonly LogEntry[]): string[] =>
  entries.flatMap(({ method, operationId, status }) =>
    method === 'GET' || operationId === null || status === 0 ? [] : [operationId],
  )

/**
 * The steps as a runnable test for `e2e/journeys/`.
 * @param link the world in which they were made
 * @param entries the calls since the first of them
 * @param page the address at which they ended
 */
export function formatJourney(
  steps: readonly Step[],
  link: string,
  entries: readonly LogEntry[],
  page: string,
): string {
  const writes = writesOf(entries)
  const names = ['expect', ...(writes.length > 0 ? ['expectCalls'] : []), 'test']
  return [
    `import { ${names.join(', ')} } from '../fixtures.ts'`,
    ...(steps.some(({ does }) => does === 'attach')
      ? ["import { sampleFile } from '../sample-file.ts'"]
      : []),
    '',
    `test.use({ world: ${text(link.replace(/^\?/, ''))} })`,
    '',
    "test('recorded: say what it shows', async ({ portal, page }) => {",
    ...steps.map((step) => `  ${lineOf(step)}`),
    ...(writes.length > 0 ? [`  await expectCalls(page, [${writes.map(text).join(', ')}])`] : []),
    `  await expect.poll(() => new URL(page.url()).pathname).toBe(${text(new URL(page).pathname)})`,
    '})',
    '',
  ].join('\n')
}

/** The steps in words, for a report; secrets are masked. */
export const formatSteps = (steps: readonly Step[]): string[] =>
  steps.map(({ does, value, target, secret }) => {
    if (!target) return `${does} ${toPortalPath(value)}`
    const where = `${target.role ?? 'field'} “${target.name}”${target.dialog ? ` in “${target.dialog}”` : ''}`
    const shown = secret ? '•••' : namesIn(value).join(', ')
    return `${does} ${where}${value ? `: ${shown}` : ''}`
  })
