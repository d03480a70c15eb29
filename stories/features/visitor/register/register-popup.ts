import { screen as page, userEvent, waitFor } from 'storybook/test'
import type { World } from '#mocks/world/world-types.ts'

/** The part of a story's context that holds its world. */
export interface Staged {
  loaded: { world?: World }
}

/** The parameters of the registration: a scenario at a fixed time. */
export const openAt = (scenario: string, route = '/pointMall?popup=register') => ({
  world: `scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`,
  route,
})

export function getWorld({ loaded: { world } }: Staged): World {
  if (!world) throw new Error('This story needs parameters.world.')
  return world
}

/** The input of a field rule, in any language. */
export async function field(name: string): Promise<HTMLElement> {
  return waitFor(() => {
    const found = document.getElementById(`register-${name}`)
    if (!found) throw new Error(`The form has no field for ${name}.`)
    return found
  })
}

/** Opens the optional fields, in any language. */
export async function openMore(): Promise<void> {
  const fold = await waitFor(() => {
    const found = document.querySelector('[role="dialog"] form h3 button')
    if (!found) throw new Error('The form has no fold.')
    return found
  })
  if (fold.getAttribute('aria-expanded') === 'false') await userEvent.click(fold)
}

/** Types into fields by the names of their rules. */
export async function fill(texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    await userEvent.click(await field(name))
    await userEvent.paste(text)
  }
}

const agree = async () => userEvent.click(await field('terms'))

/** Clicks a button of the form (English). */
export const send = async (name = 'Register') =>
  userEvent.click(await page.findByRole('button', { name }))

/** Requests a code and waits until it has been sent. */
export async function requestCode(): Promise<void> {
  await send('Send code')
  await page.findByText(/^Send again in/)
}

/** The text of the latest captcha. It is single-use, so the picture has to be shown first. */
async function readPicture(staged: Staged): Promise<string> {
  await page.findByRole('img', { name: 'Four characters to copy' })
  return getWorld(staged).db.captchas.find({ used: false })?.code ?? ''
}

/** Fills in every required field of the method with a phone number; `other` overrides values. */
export async function fillByMobile(staged: Staged, other: Readonly<Record<string, string>> = {}) {
  const { verificationCode = '246810', captcha, ...rest } = other
  const password = { password: 'Padma2026', confirmPassword: 'Padma2026' }
  await fill({ ...password, mobileNum: '01799000001', ...rest })
  await requestCode()
  await fill({ verificationCode, captcha: captcha ?? (await readPicture(staged)) })
  await agree()
}

/** Fills in every required field of the user-name method; `other` overrides values. */
export const fillAll = (staged: Staged, other: Readonly<Record<string, string>> = {}) =>
  fillByMobile(staged, { username: 'shapla88', ...other })

/** With the first captcha there, that of the second way is always the second one. */
export async function toMobile() {
  await page.findByAltText('Four characters to copy')
  await userEvent.click(page.getByRole('tab', { name: 'Mobile number' }))
}
