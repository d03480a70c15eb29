import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import type { Fault } from '#mocks/faults/fault.ts'
import type { World } from '#mocks/world/world-types.ts'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { drawnImage } from '#stories/ui/picture-files.ts'
import { phoneArabic, stageAt } from '../../stage.ts'

const showsButton = (name: string) => async () => {
  await page.findByRole('button', { name })
}

const meta = {
  ...screen,
  title: 'Features/Promotions/Apply',
  play: showsButton('Send application'),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const atForm = stageAt('/promotions')
const at = (scenarios: string, id = 75) => atForm(scenarios, `?id=${id}&apply=1`)

async function fill() {
  await userEvent.click(await page.findByLabelText(/^Comment/))
  await userEvent.paste('All ten are ticked.')
  const picture = await drawnImage('image/png', 'list.png')
  await userEvent.upload(page.getByLabelText('Pictures: Choose pictures'), picture)
  await page.findByRole('button', { name: 'Remove list.png' })
}
const send = async () =>
  userEvent.click(await page.findByRole('button', { name: 'Send application' }))

export const Ready: Story = { parameters: { ...at('member'), ...inBengaliToo } }

export const WithoutPicture: Story = {
  parameters: at('member'),
  play: async () => {
    await send()
    await page.findByText('Add a picture: this promotion asks for one')
  },
}

export const Sent: Story = {
  parameters: at('member'),
  play: async () => {
    await fill()
    await send()
    await page.findByText(/^Your application is under review/)
  },
}

/** An application that fails: the reason is shown and the input is kept. */
const failsWith = (scenario: string, text: RegExp, fault?: Fault): Story => ({
  parameters: at(scenario),
  play: async ({ loaded }) => {
    const world: World | undefined = loaded.world
    if (fault) world?.faults.set('applyForPromotion', fault)
    await fill()
    await send()
    await page.findByText(text)
    await waitFor(() => expect(page.getByLabelText(/^Comment/)).toHaveValue('All ten are ticked.'))
    await expect(page.getByRole('button', { name: 'Remove list.png' })).toBeVisible()
  },
})

export const Refused = failsWith('member', /^This promotion is for members who have just/, {
  kind: 'refusal',
  code: 'promotion.new.members',
})

export const UnknownOutcome = failsWith(
  'member',
  /^We did not get a response, so your application may/,
  {
    kind: 'status',
    status: 500,
  },
)

export const PhoneArabic: Story = {
  parameters: at('member'),
  globals: phoneArabic,
  play: showsButton('إرسال الطلب'),
}

export const Filled: Story = { parameters: at('member'), tags: ['!test'], play: fill }
export const Daylight: Story = {
  parameters: at('member', 80),
  globals: { theme: 'daylight' },
  tags: ['!test'],
}
export const LongWords: Story = {
  parameters: at('member', 80),
  globals: { language: 'pseudo' },
  tags: ['!test'],
  play: async () => {
    await page.findAllByRole('dialog')
  },
}
