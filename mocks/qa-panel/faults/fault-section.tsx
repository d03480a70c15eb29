import { type KeyboardEvent, useRef, useState } from 'react'
import { type FaultRule, formatFaults } from '#mocks/faults/fault-rule.ts'
import { type Active, ActiveList } from '../controls/active-list.tsx'
import { useDismiss } from '../controls/use-dismiss.ts'
import { usePanel, useWorld } from '../shell/panel-context.ts'
import { listActive } from './active.ts'
import { type FaultChoice, FaultForm } from './fault-form.tsx'
import { NETWORKS, readNetwork, setNetwork } from './network.ts'
import { setFaults } from './set-faults.ts'
import { TargetRow } from './target-row.tsx'
import { type FaultTarget, searchTargets, TARGET_GROUPS } from './targets.ts'

/** The groups that a search leaves, as one without a name. */
function listGroups(words: string): typeof TARGET_GROUPS {
  return words.trim() === '' ? TARGET_GROUPS : [['Found', searchTargets(words)]]
}

/** Which calls fail, how and how often, and the speed of the network; nothing here needs a reload. */
export function FaultSection() {
  const world = useWorld()
  const { changes } = usePanel()
  const search = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState('')
  /** The open row, and whether its form takes the focus. */
  const [open, setOpen] = useState<readonly [name: string, hasFocus: boolean]>(['', false])
  const [choice, setChoice] = useState<FaultChoice>({ what: '500', often: '', amounts: {} })
  const body = useRef<HTMLDivElement>(null)
  useDismiss(body, words !== '', () => setWords(''))
  const groups = listGroups(words)
  const add = (rules: readonly FaultRule[]) => {
    setFaults(world, [...world.faultRules, ...rules])
    setOpen(['', false])
    search.current?.focus()
    changes.notify()
  }
  const remove = (faults: readonly Active[]) => {
    for (const fault of faults) fault.remove()
    changes.notify()
  }
  const openFirst = (event: KeyboardEvent) => {
    const first = groups[0]?.[1][0]
    if (event.key !== 'Enter' || !first) return
    event.preventDefault()
    setOpen([first.name, true])
  }
  const drawRow = (target: FaultTarget) => {
    const isOpen = open[0] === target.name
    const rules = world.faultRules.filter((rule) => rule.target === target.name)
    return (
      <TargetRow
        key={target.name}
        target={target}
        marks={[
          ...new Set(rules.map((rule) => formatFaults([rule]).slice(target.name.length + 1))),
        ]}
        isOpen={isOpen}
        onToggle={() => setOpen(isOpen ? ['', false] : [target.name, false])}
      >
        {isOpen && (
          <FaultForm
            target={target}
            choice={choice}
            onChoice={setChoice}
            hasFocus={open[1]}
            onAdd={add}
          />
        )}
      </TargetRow>
    )
  }
  return (
    <div ref={body} className="body">
      <div className="row">
        <label className="field grow">
          Find an operation
          <input
            ref={search}
            type="search"
            placeholder="Name, path, screen"
            value={words}
            onChange={({ target }) => setWords(target.value)}
            onKeyDown={openFirst}
          />
        </label>
        <label className="field network">
          Network
          <select
            value={readNetwork(world)}
            onChange={({ target }) => {
              setNetwork(world, target.value)
              changes.notify()
            }}
          >
            {NETWORKS.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
      </div>
      <ActiveList
        label="faults"
        active={listActive(world)}
        onRemove={remove}
        focusElsewhere={() => search.current?.focus()}
      />
      {groups[0]?.[1].length === 0 && <p className="quiet">No operations match.</p>}
      {groups.map(([tag, targets]) => (
        <ul key={tag} className="operations" aria-label={tag}>
          {targets.map(drawRow)}
        </ul>
      ))}
    </div>
  )
}
