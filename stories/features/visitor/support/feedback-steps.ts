import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import type { World } from '#mocks/world/world-types.ts'

/** The part of a story's context that holds its world. */
export interface StoryContext {
  loaded: { world?: World }
}

export function getWorld({ loaded: { world } }: StoryContext): World {
  if (!world) throw new Error('This story needs parameters.world.')
  return world
}

const TEXT = 'My deposit of this morning has not arrived yet.'

/** The text of the captcha, once its picture is shown. */
async function captchaCode(context: StoryContext): Promise<string> {
  await page.findByRole('img', { name: 'Four characters to copy' })
  return getWorld(context).db.captchas.find({ used: false })?.code ?? ''
}

/** Fills in the feedback form (English); `captcha` replaces the correct text. */
export async function fillFeedback(context: StoryContext, captcha?: string): Promise<void> {
  await userEvent.click(await page.findByRole('radio', { name: 'Deposit' }))
  await userEvent.click(page.getByLabelText('Description'))
  await userEvent.paste(TEXT)
  const code = await captchaCode(context)
  await userEvent.click(page.getByLabelText('Characters in the picture'))
  await userEvent.paste(captcha ?? code)
}

export const sendFeedback = () =>
  userEvent.click(page.getByRole('button', { name: 'Send feedback' }))

export const expectTextKept = () =>
  waitFor(() => expect(page.getByLabelText('Description')).toHaveValue(TEXT))
