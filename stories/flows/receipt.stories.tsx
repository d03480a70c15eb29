import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { memberStage } from '#stories/features/stage.ts'
import { screen } from '#stories/setup/portal.tsx'
import { drawnImage } from '#stories/ui/picture-files.ts'

const meta = { ...screen, title: 'Flows/Receipt' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = memberStage('withdraw')
const shown = (state: string) => `&withdrawal=withdrawal-seeded-${state}`

/** WAL-01..05, D-003: a payment waits for the member to confirm its receipt. */
export const Confirmed: Story = {
  parameters: at('member+receipt-closing', shown('closing')),
  play: async () => {
    await expect(await page.findByRole('timer', { name: 'Time left to answer' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Received' }))
    await userEvent.click(await page.findByRole('button', { name: 'Yes, it has arrived' }))
    await page.findByText('You confirmed that the money arrived. All is done.')
    // WCAG 2.4.3: the question is gone, and the focus with it to the page's heading.
    await waitFor(() => expect(document.activeElement?.tagName).toMatch(/^H[12]$/))
  },
}

export const Forced: Story = {
  tags: ['!test'],
  parameters: at('member+receipt-forced', shown('forced')),
}

/** WAL-05: a payment that counts as received is disputed with a proof. */
export const DisputeSent: Story = {
  tags: ['!test'],
  parameters: at('member+receipt-forced', shown('forced')),
  play: async () => {
    await userEvent.click(await page.findByRole('button', { name: 'It has not arrived' }))
    const statement = await drawnImage('image/png', 'statement.png')
    await userEvent.upload(page.getByLabelText('Pictures: Choose pictures'), statement)
    await page.findByRole('button', { name: 'Remove statement.png' })
    await userEvent.click(page.getByRole('button', { name: 'Dispute' }))
    await page.findByRole('heading', { name: 'What you reported' })
  },
}

export const Disputed: Story = {
  tags: ['!test'],
  parameters: at('member+receipt-disputed', shown('disputed')),
}
