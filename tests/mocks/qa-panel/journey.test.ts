// @vitest-environment jsdom
import { fireEvent } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { formatJourney, formatSteps } from '#mocks/qa-panel/record/journey.ts'
import { type Step, toStep } from '#mocks/qa-panel/record/recorder.ts'

beforeEach(() => {
  document.body.innerHTML = `
    <button>Log in</button>
    <ul><li><button>Copy</button></li><li><button>Copy</button></li></ul>
    <div role="dialog" aria-label="Log in">
      <label>Username <input></label>
      <label>Password <input type="password"></label>
      <label>Remember me <input type="checkbox"></label>
      <label>Language <select><option>English</option><option>বাংলা</option></select></label>
      <button>Log in</button>
    </div>`
})

/** The steps that the recorder makes of an event on an element. */
function recordedSteps(
  element: Element | undefined,
  fire: (element: Element) => void,
): (Step | null)[] {
  if (!element) throw new Error('There is no such element.')
  const steps: (Step | null)[] = []
  const note = (event: Event) => steps.push(toStep(event))
  const types = ['click', 'input', 'change', 'keydown']
  for (const type of types) document.addEventListener(type, note, { capture: true })
  fire(element)
  for (const type of types) document.removeEventListener(type, note, { capture: true })
  return steps.filter((step) => step !== null)
}

const all = (selector: string) => [...document.querySelectorAll(selector)]
const [user, secret] = [() => all('input')[0], () => all('input')[1]]

test('actions become steps by role, name, dialog and place', () => {
  const steps = [
    ...recordedSteps(all('button')[0], fireEvent.click),
    ...recordedSteps(all('button')[2], fireEvent.click),
    ...recordedSteps(user(), (field) => fireEvent.input(field, { target: { value: "ra'him" } })),
    ...recordedSteps(secret(), (field) =>
      fireEvent.input(field, { target: { value: 'gold1234' } }),
    ),
    ...recordedSteps(all('input')[2], fireEvent.click),
    ...recordedSteps(all('select')[0], (field) =>
      fireEvent.change(field, { target: { value: 'বাংলা' } }),
    ),
    ...recordedSteps(secret(), (field) => fireEvent.keyDown(field, { key: 'Enter' })),
  ].filter((step) => step !== null)
  const text = formatJourney(
    [{ does: 'open', value: '/rng?scenario=guest&seed=7&page=2' }, ...steps],
    '?scenario=guest&seed=7',
    [],
    'http://localhost/slots',
  )
  expect(text).toBe(`import { expect, test } from '../fixtures.ts'

test.use({ world: 'scenario=guest&seed=7' })

test('recorded: say what it shows', async ({ portal, page }) => {
  await portal.open('/rng?page=2')
  await page.getByRole('button', { name: 'Log in', exact: true }).nth(0).click()
  await page.getByRole('button', { name: 'Copy', exact: true }).nth(1).click()
  await page.getByRole('dialog', { name: 'Log in' }).getByRole('textbox', { name: 'Username', exact: true }).fill('ra\\'him')
  await page.getByRole('dialog', { name: 'Log in' }).getByLabel('Password', { exact: true }).fill('gold1234')
  await page.getByRole('dialog', { name: 'Log in' }).getByRole('checkbox', { name: 'Remember me', exact: true }).check()
  await page.getByRole('dialog', { name: 'Log in' }).getByRole('combobox', { name: 'Language', exact: true }).selectOption({ label: 'বাংলা' })
  await page.getByRole('dialog', { name: 'Log in' }).getByLabel('Password', { exact: true }).press('Enter')
  await expect.poll(() => new URL(page.url()).pathname).toBe('/slots')
})
`)
  expect(formatSteps(steps)).toContain('fill field “Password” in “Log in”: •••')
})

test('picked files become files of the same names, whose content is a sample', () => {
  document.body.innerHTML = '<label>Pictures <input type="file" multiple></label>'
  const input = all('input')[0]
  const pick = (element: Element) => {
    const files = ['slip.png', "rahim's card.jpg"].map((name) => new File(['x'], name))
    fireEvent.click(element)
    fireEvent.change(element, { target: { files } })
  }
  const [step, ...more] = recordedSteps(input, pick).filter((one) => one !== null)
  if (!step) throw new Error('Nothing was recorded.')
  expect(more).toEqual([])
  const text = formatJourney([step], '?scenario=member', [], 'http://localhost/')
  expect(text).toContain("import { sampleFile } from '../sample-file.ts'\n")
  expect(text).toContain(
    "page.getByLabel('Pictures', { exact: true }).setInputFiles([sampleFile('slip.png'), sampleFile('rahim\\'s card.jpg')])",
  )
  expect(formatSteps([step])).toEqual(["attach field “Pictures”: slip.png, rahim's card.jpg"])
})

test('writes become expectations of the journey, reads do not', () => {
  const entry = { n: 1, at: 0, ms: 1, path: '/', status: 200, marks: [], traceId: 'tr-1' }
  const entries = [
    { ...entry, method: 'GET', operationId: 'getBalance' },
    { ...entry, method: 'POST', operationId: 'login' },
  ]
  const text = formatJourney([], '?scenario=guest', entries, 'http://localhost/')
  expect(text).toContain("import { expect, expectCalls, test } from '../fixtures.ts'")
  expect(text).toContain("await expectCalls(page, ['login'])")
})
