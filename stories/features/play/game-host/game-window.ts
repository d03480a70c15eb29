import { expect, screen } from 'storybook/test'
import { windowWith } from '../../../setup/fake-window.ts'

/** The words of the framed game: it lives in a page of its own that no story can look into. */
export const heard: string[] = []

/** Notes what the game says from now on. */
export const listen = () => {
  heard.length = 0
  const hear = ({ data }: MessageEvent) => {
    if (data?.source === 'portal-game') heard.push(data.type)
  }
  window.addEventListener('message', hear)
  return () => window.removeEventListener('message', hear)
}

/** Stands for the window that the browser would open. */
export const fakeWindow = () => {
  const before = window.open
  const document = window.document.implementation.createHTMLDocument()
  const location = { replace: () => undefined }
  const nothing = () => undefined
  const fields = { closed: false, opener: window, document, location }
  const opened = windowWith({ ...fields, focus: nothing, close: nothing })
  window.open = () => opened
  return () => {
    window.open = before
  }
}

/** The play of a game that does not open: an alert says why. */
export const trouble = (words: string) => async (): Promise<void> => {
  await expect(await screen.findByRole('alert')).toHaveTextContent(words)
}
