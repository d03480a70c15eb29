import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect } from 'storybook/test'
import { CrashBoundary } from '../../src/app/boot/crash-boundary.tsx'

type Kind = 'crash' | 'chunk'

function Broken({ kind }: { kind: Kind }): never {
  const name = kind === 'chunk' ? 'ChunkTimeout' : 'Error'
  throw Object.assign(new Error('broken for the story'), { name })
}

/** D-086, ERR-11: what stands in the place of a page that broke, or whose code could not be had. */
const meta = {
  title: 'Flows/Trouble',
  args: { kind: 'chunk' },
  parameters: {
    layout: 'fullscreen',
    expectedErrors: ['broken for the story'],
    world: 'scenario=guest&seed=7&clock=2026-11-20T09:00:00Z',
  },
  // Without a network nothing is loaded anew by itself.
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    return () => {
      Reflect.deleteProperty(navigator, 'onLine')
    }
  },
  render: ({ kind }: { kind: Kind }) => (
    <MemoryRouter>
      <CrashBoundary>
        <Broken kind={kind} />
      </CrashBoundary>
    </MemoryRouter>
  ),
} satisfies Meta<{ kind: Kind }>
export default meta

type Story = StoryObj<typeof meta>

export const CodeMissing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible()
  },
}

export const Crash: Story = { args: { kind: 'crash' }, globals: { theme: 'daylight' } }

export const PhoneBengali: Story = {
  globals: { language: 'BN', viewport: { value: 'phone' } },
}
