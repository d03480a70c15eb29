import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { phoneArabic, stageAt } from '#stories/features/stage.ts'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'

const meta = { ...screen, title: 'Flows/Redeem' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = stageAt('/pointMall')
const redeem = (id: string) => at('member+points-rich', `?give=${id}`)
const dialog = async () => within(await page.findByRole('dialog'))

/** Fills in a courier's fields as a member does, and goes on to the confirmation. */
async function fillIn() {
  const form = await dialog()
  await userEvent.type(await form.findByLabelText('Recipient'), 'Rahim Uddin')
  await userEvent.type(form.getByLabelText('Mobile number', { selector: 'input' }), '01712345678')
  await userEvent.click(form.getByLabelText('Delivery address'))
  await userEvent.paste('House 12, Road 5\nDhanmondi, Dhaka 1205')
  await userEvent.click(form.getByRole('button', { name: 'Continue' }))
}

/** OTH-05: a size, a recipient, a number and an address. What is missing is said at its field; then it is confirmed. */
export const Shirt: Story = {
  parameters: { ...redeem('t-shirt'), ...inBengaliToo },
  play: async () => {
    const form = await dialog()
    await userEvent.click(await form.findByRole('button', { name: 'Continue' }))
    const size = form.getByLabelText('Size')
    await waitFor(() => expect(size).toHaveFocus())
    await expect(size).toHaveAccessibleDescription(/Choose a size/)
    await userEvent.selectOptions(size, 'L')
    await fillIn()
    await waitFor(() => expect(form.getByText('Check before you redeem')).toHaveFocus())
    await expect(form.getByText('+880 1712345678')).toBeVisible()
    await expect(form.getByText('1,800')).toBeVisible()
  },
}

/** The world refuses a wrong payment password at its field; what was typed stays. */
export const Refused: Story = {
  parameters: redeem('power-bank'),
  play: async () => {
    await fillIn()
    const form = await dialog()
    const password = await form.findByLabelText('Payment password')
    await userEvent.click(password)
    await userEvent.paste('111111')
    await userEvent.click(form.getByRole('button', { name: 'Redeem' }))
    await waitFor(() => expect(password).toHaveAttribute('aria-invalid', 'true'))
    await expect(form.getByText(/Dhanmondi/)).toBeVisible()
  },
}

/** One number, of the countries that the reward names. */
export const TopUp: Story = {
  tags: ['!test'],
  parameters: redeem('mobile-top-up'),
  play: async () => {
    await (await dialog()).findByLabelText('Mobile number', { selector: 'input' })
  },
}

/** A code that is sent by email. */
export const Voucher: Story = {
  tags: ['!test'],
  parameters: redeem('shopping-voucher'),
  play: async () => {
    await (await dialog()).findByLabelText('Email')
  },
}

/** A reward without delivery details: one step. */
export const WheelTicket: Story = {
  tags: ['!test'],
  parameters: redeem('wheel-ticket'),
  play: async () => {
    await (await dialog()).findByLabelText('Payment password')
  },
}

export const ShirtPhoneBengali: Story = {
  tags: ['!test'],
  parameters: redeem('t-shirt'),
  globals: { language: 'BN', viewport: { value: 'phone' } },
  play: async () => {
    await (await dialog()).findByLabelText('ডেলিভারির ঠিকানা')
  },
}

export const ShirtPhoneArabic: Story = {
  parameters: redeem('t-shirt'),
  globals: phoneArabic,
  play: async () => {
    await (await dialog()).findByLabelText('عنوان التوصيل')
  },
}
