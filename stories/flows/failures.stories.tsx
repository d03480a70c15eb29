import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router'
import { CrashBoundary } from '#app/boot/crash-boundary.tsx'

type Kind = 'crash' | 'chunk'

function Broken({ kind }: { kind: Kind }): never {
  const name = kind === 'chunk' ? 'ChunkTimeout' : 'Error'
  throw Object.assign(new Error('broken for the story'), { name })
}

/**
 * D-086, ERR-11: the page shown when a page crashes or its code cannot be loaded. For visual review; unit tests and a
 * journey assert it.
 */
const meta = {
  title: 'Flows/Failures',
  tags: ['!test'],
  args: { kind: 'chunk' },
  parameters: {
    layout: 'fullscreen',
    expectedErrors: ['broken for the story'],
    world: 'scenario=guest&seed=7&clock=2026-11-20T09:00:00Z',
  },
  // An offline page does not reload by itself.
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    dispatchEvent(new Event('offline'))
    return () => {
      Reflect.deleteProperty(navigator, 'onLine')
      dispatchEvent(new Event('online'))
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

export const CodeMissing: Story = {}

export const Crash: Story = { args: { kind: 'crash' }, globals: { theme: 'daylight' } }

export const PhoneBengali: Story = {
  globals: { language: 'BN', viewport: { value: 'phone' } },
}
