import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ErrorState } from '#ui/error-state/error-state.tsx'
import { errorStatePairs } from './do-and-dont/error-state.tsx'

const trace = {
  id: '7f3c9a2e-41d8',
  label: 'Trace id',
  copyLabel: 'Copy the trace id',
  onCopied: fn(),
}

const meta = {
  title: 'UI/ErrorState',
  tags: ['autodocs'],
  component: ErrorState,
  args: {
    message: 'The games could not be loaded.',
    retryLabel: 'Try again',
    onRetry: fn(),
    trace,
  },
  parameters: {
    bn: {
      message: 'গেমগুলো লোড করা যায়নি।',
      retryLabel: 'আবার চেষ্টা করুন',
      trace: {
        ...trace,
        label: 'ট্রেস আইডি',
        copyLabel: 'ট্রেস আইডি কপি করুন',
      },
    },
  },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const InARow: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Retrying: Story = { args: { retrying: true } }
export const WithoutTrace: Story = { tags: ['!test'], args: { trace: undefined } }

/** ERR-25: copies the trace id and has it confirmed. */
export const Copied: Story = {
  beforeEach: () => {
    const written: string[] = []
    const clipboard = { writeText: async (text: string) => void written.push(text) }
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
    return () => {
      Reflect.deleteProperty(navigator, 'clipboard')
    }
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: trace.copyLabel }))
    await waitFor(() => expect(trace.onCopied).toHaveBeenCalledOnce())
  },
}

export const WholePage: Story = {
  args: {
    size: 'page',
    title: 'The portal cannot be reached',
    message: 'We could not load what is needed to start. Check your connection and try again.',
  },
  parameters: {
    bn: {
      title: 'পোর্টালে পৌঁছানো যাচ্ছে না',
      message: 'শুরু করার জন্য প্রয়োজনীয় তথ্য আনা যায়নি। সংযোগ দেখে আবার চেষ্টা করুন।',
    },
  },
}

export const Bengali: Story = { ...WholePage, tags: ['!test'], globals: { language: 'BN' } }
export const RightToLeft: Story = { tags: ['!test'], globals: { direction: 'rtl' } }

export const PhoneBengaliRightToLeft: Story = {
  ...WholePage,
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = errorStatePairs
