import { useId, useReducer, useRef, useState } from 'react'
import { CopyButton } from '../controls/copy-button.tsx'
import { Fold } from '../controls/fold.tsx'
import { QrCode } from './qr-code.tsx'

interface Props {
  readonly seed: string
  readonly onSeed: (seed: string) => void
  readonly clock: string
  readonly onClock: (clock: string) => void
  /** The address of the chosen world on the current page. */
  readonly address: () => string
}

/** Seed and clock of the chosen world, and its link for others and for a phone. */
export function WorldLink({ seed, onSeed, clock, onClock, address }: Props) {
  const id = useId()
  const [hasCode, setCode] = useState(false)
  // Faults and the current page may have changed since the link was drawn.
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const field = useRef<HTMLInputElement>(null)
  return (
    <Fold title="Seed, clock and link">
      <div className="row">
        <label className="field seed">
          Seed
          <input
            type="text"
            inputMode="numeric"
            value={seed}
            onChange={({ target }) => onSeed(target.value)}
          />
        </label>
        <label className="field grow">
          Clock (empty: real time)
          <input
            type="text"
            placeholder="2026-11-20T09:00:00Z"
            value={clock}
            onChange={({ target }) => onClock(target.value)}
          />
        </label>
      </div>
      <div className="row">
        <div className="grow">
          <input
            ref={field}
            type="text"
            readOnly
            aria-label="Link to this world"
            value={address()}
          />
        </div>
        <CopyButton
          text={() => {
            redraw()
            return address()
          }}
          onRefused={() => field.current?.select()}
        >
          Copy
        </CopyButton>
        <button
          type="button"
          aria-expanded={hasCode}
          aria-controls={id}
          onClick={() => setCode(!hasCode)}
        >
          QR code
        </button>
      </div>
      <div id={id} className="code" hidden={!hasCode}>
        {hasCode && <QrCode address={address()} />}
      </div>
    </Fold>
  )
}
