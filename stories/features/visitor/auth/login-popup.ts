import { screen as page, spyOn, userEvent, waitFor } from 'storybook/test'
import { pendingLink } from '#session/social-sign-in.ts'
import { windowWith } from '#stories/setup/fake-window.ts'

/** The parameters of the login pop-up: a scenario at a fixed time. */
export const openAt = (scenario: string, route = '/pointMall?popup=login') => ({
  world: `scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`,
  route,
})

/** Fills in name and password (English) and submits. */
export async function logIn(username: string, password = 'gold1234') {
  await userEvent.type(await page.findByLabelText('Username', { selector: 'input' }), username)
  await userEvent.type(page.getByLabelText('Password'), `${password}{Enter}`)
}

const addresses: string[] = []

/** A fake window of a login service; `closed` says whether and by whom it has been closed. */
export const fakeService = (closed: false | 'by its visitor' | 'by the browser') => () => {
  const opened = {
    closed: false,
    close: () => undefined,
    document: { title: '', body: { textContent: '' } },
    location: {
      replace(address: string) {
        addresses.push(address)
        opened.closed = closed === 'by its visitor'
      },
    },
  }
  addresses.length = 0
  const given = closed === 'by the browser' ? null : windowWith(opened)
  const spy = spyOn(window, 'open').mockImplementation(() => given)
  return () => {
    spy.mockRestore()
    pendingLink.drop()
  }
}

/** Clicks the Google button (English) and returns `code` from the fake service. */
export async function visitGoogle(code: string | null) {
  await userEvent.click(await page.findByRole('button', { name: 'Log in with Google' }))
  if (code === null) return
  await waitFor(() => {
    if (addresses.length === 0) throw new Error('not on its way yet')
  })
  const state = new URL(addresses[0] ?? '', window.location.origin).searchParams.get('state')
  window.postMessage({ type: 'social', state, code }, window.location.origin)
}
