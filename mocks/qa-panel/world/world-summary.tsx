import { X } from 'lucide-react'
import { useRef } from 'react'
import { usePanel, useWorld } from '../shell/panel-context.ts'
import { describeWorld, worldInWords } from './describe-world.ts'
import { switchOff } from './switch-off.ts'

/** The world in words, with a button for each part that can be switched off. */
export function WorldSummary() {
  const tools = usePanel()
  const world = useWorld()
  const words = useRef<HTMLParagraphElement>(null)
  const parts = describeWorld(world)
  return (
    <section className="summary" aria-label="What is on">
      <p ref={words} tabIndex={-1}>
        {worldInWords(world, parts)}
      </p>
      {parts.length > 0 && (
        <ul className="row" aria-label="Switch off">
          {parts.map((part) => (
            <li key={part.name}>
              <button
                type="button"
                className="chip"
                aria-label={`Switch off: ${part.name}`}
                onClick={() => {
                  switchOff(tools, part)
                  words.current?.focus()
                }}
              >
                {part.name}
                <X size={14} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
