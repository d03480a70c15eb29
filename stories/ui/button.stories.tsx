import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight, Play, Plus, Wallet } from 'lucide-react'
import { Fragment } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import {
  Button,
  type ButtonProps,
  buttonLook,
  buttonSizes,
  buttonVariants,
} from '#ui/button/button.tsx'
import { buttonPairs } from './do-and-dont/button.tsx'
import { Narrow, Row, Stack } from './layout.tsx'

const meta = {
  title: 'UI/Button',
  tags: ['autodocs'],
  component: Button,
  args: { children: 'Play now', variant: 'primary', onClick: fn() },
  parameters: { bn: { children: 'এখনই খেলুন' } },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

const words = {
  primary: 'Log in',
  deposit: 'Deposit',
  secondary: 'Withdraw',
  ghost: 'Later',
  danger: 'Log out',
}

const everyVariant = (state: Partial<ButtonProps>) => (
  <Row>
    {buttonVariants.map((variant) => (
      <Button key={variant} variant={variant} {...state}>
        {words[variant]}
      </Button>
    ))}
  </Row>
)

/** One primary button per view; `deposit` is only for deposits. */
export const Variants: Story = {
  render: () => (
    <Stack>
      {buttonSizes.map((size) => (
        <Fragment key={size}>{everyVariant({ size })}</Fragment>
      ))}
      {everyVariant({ disabled: true })}
    </Stack>
  ),
}

export const WithIcons: Story = {
  tags: ['!test'],
  render: () => (
    <Row>
      <Button variant="primary" startIcon={Play}>
        Play
      </Button>
      <Button variant="deposit" startIcon={Plus}>
        Deposit
      </Button>
      <Button endIcon={ArrowRight}>View all (128)</Button>
      <Button variant="ghost" size="sm" startIcon={Wallet}>
        Wallet
      </Button>
    </Row>
  ),
}

/** It stays focusable but ignores clicks. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}

/** The width does not change. */
export const Loading: Story = { render: () => everyVariant({ loading: true }) }
export const LongText: Story = {
  tags: ['!test'],
  args: {
    block: true,
    size: 'lg',
    children: 'Confirm and continue to the verification of your telephone number',
  },
  parameters: { bn: { children: 'নিশ্চিত করুন এবং আপনার ফোন নম্বর যাচাইয়ের ধাপে এগিয়ে যান' } },
  render: (args) => (
    <Narrow>
      <Button {...args} />
    </Narrow>
  ),
}

export const AsLink: Story = {
  render: () => (
    <a href="#promotions" {...buttonLook({ variant: 'secondary' })}>
      All promotions
    </a>
  ),
}

export const PhoneBengaliRightToLeft: Story = {
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = buttonPairs
