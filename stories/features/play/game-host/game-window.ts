import { expect, screen, waitFor, within } from 'storybook/test'
import { windowWith } from '#stories/setup/fake-window.ts'

/** The messages of the framed game: no story can look into its page. */
export const received: string[] = []

/** Collects what the game sends from now on. */
export const listen = () => {
  received.length = 0
  const receive = ({ data }: MessageEvent) => {
    if (data?.source === 'portal-game') received.push(data.type)
  }
  window.addEventListener('message', receive)
  return () => window.removeEventListener('message', receive)
}

let current: Window | null = null

/** As its own button does. */
export const closeFakeWindow = () => current?.close()

/** Stands for the window that the browser would open. */
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

/** The play of a game that does not open: an alert says why. */
export const showsFailure = (text: string) => async (): Promise<void> => {
  await expect(await screen.findByRole('alert')).toHaveTextContent(text)
}

/** What is closed, when it is back, and six games to play instead. */
export const closed = (title: string, until: string | RegExp) => async (): Promise<void> => {
  await expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title)
  await expect(screen.getByText(until)).toBeVisible()
  const games = () => screen.getAllByRole('listitem').map((item) => within(item).getByRole('link'))
  await waitFor(() => expect(games()).toHaveLength(6))
  for (const link of games())
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/game\/\d+$/))
}
