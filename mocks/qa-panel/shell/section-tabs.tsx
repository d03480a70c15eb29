import { Activity, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { SECTIONS } from './sections.tsx'

interface Props {
  readonly shown: string
  readonly onShow: (title: string) => void
}

const LAST = SECTIONS.length - 1

/** The index of the tab that a key moves to. */
function targetOf({ key }: KeyboardEvent, at: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return at === LAST ? 0 : at + 1
  if (key === 'ArrowLeft' || key === 'ArrowUp') return at === 0 ? LAST : at - 1
  if (key === 'Home') return 0
  return key === 'End' ? LAST : undefined
}

/** The tabs of the sections with the usual keys, and the shown section. What was typed into another one stays. */
export function SectionTabs({ shown, onShow }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const [visited, setVisited] = useState<readonly string[]>([shown])
  if (!visited.includes(shown)) setVisited([...visited, shown])
  const at = SECTIONS.findIndex(({ title }) => title === shown)
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [at])
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = targetOf(event, at)
    const tab = next === undefined ? null : event.currentTarget.children[next]
    if (!(tab instanceof HTMLElement)) return
    event.preventDefault()
    tab.click()
    tab.focus()
  }
  return (
    <div className="content">
      <div ref={list} className="tabs" role="tablist" aria-label="Panel sections" onKeyDown={move}>
        {SECTIONS.map(({ title, Icon }) => (
          <button
            key={title}
            type="button"
            role="tab"
            id={`tab-${title}`}
            aria-controls={`page-${title}`}
            aria-selected={title === shown}
            tabIndex={title === shown ? 0 : -1}
            onClick={() => onShow(title)}
          >
            <Icon size={18} aria-hidden="true" />
            {title}
          </button>
        ))}
      </div>
      {SECTIONS.map(({ title, Body }) => (
        <div
          key={title}
          className="page"
          role="tabpanel"
          id={`page-${title}`}
          aria-labelledby={`tab-${title}`}
          hidden={title !== shown}
        >
          {visited.includes(title) && (
            <Activity mode={title === shown ? 'visible' : 'hidden'}>
              <Body />
            </Activity>
          )}
        </div>
      ))}
    </div>
  )
}
