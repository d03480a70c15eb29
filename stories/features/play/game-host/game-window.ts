import { expect, screen, waitFor, within } from 'storybook/test'
import { windowWith } from '#stories/setup/fake-window.ts'

/** The messages of the framed game. A story cannot read the page in the frame, which has another origin. */
export const received: string[] = []

/** Clears the messages and starts recording. */
export const listen = () => {
  received.length = 0
  const receive = ({ data }: MessageEvent) => {
    if (data?.source === 'portal-game') received.push(data.type)
  }
  window.addEventListener('message', receive)
  return () => window.removeEventListener('message', receive)
}

let current: Window | null = null

/** Closes the window as the game's own close button does. */
export const closeFakeWindow = () => current?.close()

/** Replaces `window.open` by a fake window. */
export const fakeWindow = () => {
  const before = window.open
  const document = window.document.implementation.createHTMLDocument()
  const location = { replace: () => undefined }
  const nothing = () => undefined
  const fields = { closed: false, opener: window, document, location, focus: nothing }
  const close = () => {
    Object.assign(opened, { closed: true })
  }
  const opened = windowWith({ ...fields, close })
  current = opened
  window.open = () => opened
  return () => {
    window.open = before
  }
}

/** A play function for a game that does not open: an alert gives the reason. */
export const showsFailure = (text: string) => async (): Promise<void> => {
  await expect(await screen.findByRole('alert')).toHaveTextContent(text)
}

/** A play function for a closed game: the reason, the time of its return, and six other games. */
export const closed = (title: string, until: string | RegExp) => async (): Promise<void> => {
  await expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title)
  await expect(screen.getByText(until)).toBeVisible()
  const games = () => screen.getAllByRole('listitem').map((item) => within(item).getByRole('link'))
  await waitFor(() => expect(games()).toHaveLength(6))
  for (const link of games())
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/game\/\d+$/))
}
