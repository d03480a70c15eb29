import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import type { World } from '../../../../mocks/world/world-types.ts'

/** A story's context, as far as it knows the world behind it. */
export interface Staged {
  loaded: { world?: World }
}

export function worldOf({ loaded: { world } }: Staged): World {
  if (!world) throw new Error('This story needs parameters.world.')
  return world
}

/** What the picture shown last says; it is single use, so it has to be there first. */
export async function pictureText(staged: Staged): Promise<string> {
  await page.findByRole('img', { name: 'Four characters to copy' })
  return worldOf(staged).db.captchas.find({ used: false })?.code ?? ''
}

/** Fills the feedback form in English; `captcha` goes before what the picture says. */
export async function fillFeedback(staged: Staged, captcha?: string): Promise<void> {
  await userEvent.click(await page.findByRole('radio', { name: 'Deposit' }))
  await userEvent.click(page.getByLabelText('Description'))
  await userEvent.paste('My deposit of this morning has not arrived yet.')
  const right = await pictureText(staged)
  await userEvent.type(page.getByLabelText('Characters in the picture'), captcha ?? right)
}

export const sendFeedback = () =>
  userEvent.click(page.getByRole('button', { name: 'Send feedback' }))

export const stillThere = () =>
  waitFor(() =>
    expect(page.getByLabelText('Description')).toHaveValue(
      'My deposit of this morning has not arrived yet.',
    ),
  )
