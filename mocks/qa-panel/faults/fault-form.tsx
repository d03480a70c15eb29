import { type FormEvent, useEffect, useRef, useState } from 'react'
import { FAULT_PROFILES } from '#mocks/faults/fault-profile.ts'
import { FAULT_WORDS, type FaultRule, parseFaults } from '#mocks/faults/fault-rule.ts'
import { toMessage } from '#mocks/world/core/to-message.ts'
import { Problem } from '../controls/problem.tsx'
import type { FaultTarget } from './targets.ts'

/** The fault that is chosen in the form, as a link has it. */
export interface FaultChoice {
  readonly what: string
  /** `*1`, `~20`, or nothing for every time. */
  readonly often: string
  /** The amounts that were typed for profiles. */
  readonly amounts: Readonly<Record<string, string>>
}

const OFTEN = [
  ['', 'Every time'],
  ['*1', 'Once'],
  ['*3', 'Three times'],
  ['~20', 'One time in five'],
  ['~50', 'Half the time'],
] as const

const isStatus = ([, { fault }]: (typeof WORDS)[number]) => fault.kind === 'status'
const WORDS = Object.entries(FAULT_WORDS)

/** The faults by sort, each with its word and sentence. */
const GROUPS = [
  ['Status', WORDS.filter(isStatus)],
  ['Connection and response', WORDS.filter((word) => !isStatus(word))],
  ['With a memory', Object.entries(FAULT_PROFILES)],
] as const

interface Props {
  readonly target: FaultTarget
  readonly choice: FaultChoice
  readonly onChoice: (choice: FaultChoice) => void
  /** Whether the choice of the fault takes the focus. */
  readonly hasFocus: boolean
  readonly onAdd: (rules: readonly FaultRule[]) => void
}

/** The choice of a fault for a target. A refusal that is not the target's counts as 500. */
export function FaultForm({ target, choice, onChoice, hasFocus, onAdd }: Props) {
  const select = useRef<HTMLSelectElement>(null)
  const [problem, setProblem] = useState('')
  useEffect(() => {
    if (hasFocus) select.current?.focus()
  }, [hasFocus])
  const refusals = target.refusals.map((code) => `code=${code}`)
  const isOther = choice.what.startsWith('code=') && !refusals.includes(choice.what)
  const what = isOther ? '500' : choice.what
  const profile = Object.hasOwn(FAULT_PROFILES, what) ? FAULT_PROFILES[what] : undefined
  const amount = choice.amounts[what] ?? String(profile?.amount)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    try {
      onAdd(parseFaults(`${target.name}:${what}${profile ? `=${amount.trim()}` : choice.often}`))
    } catch (error) {
      setProblem(toMessage(error))
    }
  }
  return (
    <form className="fault" aria-label={`Fault for ${target.title}`} onSubmit={submit}>
      <p className="quiet">{target.summary}</p>
      <label className="field">
        Fault
        <select
          ref={select}
          value={what}
          onChange={(event) => onChoice({ ...choice, what: event.target.value })}
        >
          {GROUPS.map(([label, words]) => (
            <optgroup key={label} label={label}>
              {words.map(([word, { description }]) => (
                <option key={word} value={word}>{`${word}: ${description}`}</option>
              ))}
            </optgroup>
          ))}
          {refusals.length > 0 && (
            <optgroup label="Refusals of this operation">
              {refusals.map((word) => (
                <option key={word}>{word}</option>
              ))}
            </optgroup>
          )}
        </select>
      </label>
      <div className="row">
        {profile ? (
          <label className="field grow">
            {`Amount (${profile.unit})`}
            <input
              type="text"
              inputMode="numeric"
              value={amount}
              onChange={(event) =>
                onChoice({ ...choice, amounts: { ...choice.amounts, [what]: event.target.value } })
              }
            />
          </label>
        ) : (
          <label className="field grow">
            How often
            <select
              value={choice.often}
              onChange={(event) => onChoice({ ...choice, often: event.target.value })}
            >
              {OFTEN.map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        )}
        <button type="submit" className="main">
          Add fault
        </button>
      </div>
      <Problem text={problem} />
    </form>
  )
}
