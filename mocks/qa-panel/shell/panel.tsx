import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { realDevice } from '#mocks/boot/real-storage.ts'
import { dismissAt } from '../controls/use-dismiss.ts'
import { Palette } from '../palette/palette.tsx'
import { usePalette } from '../palette/use-palette.ts'
import { Frame } from './frame.tsx'
import { Launcher } from './launcher.tsx'
import { PanelContext, type PanelTools } from './panel-context.ts'
import { SECTIONS } from './sections.tsx'
import { readShownSection, saveShownSection } from './shown-section.ts'
import { useTextKeys } from './use-text-keys.ts'

const STATE = 'portal-mock:panel'

/** open: the panel; button: only its button; gone: nothing, until the shortcut is pressed. */
type State = 'open' | 'button' | 'gone'

/** Browsers under automation start without the panel; the shortcut still opens it. */
function readState(): State {
  if (navigator.webdriver) return 'gone'
  const state = realDevice.get(STATE)
  return state === 'open' || state === 'gone' ? state : 'button'
}

function saveState(state: State): void {
  if (!navigator.webdriver) realDevice.set(STATE, state)
}

/** Ctrl+Alt+M, also on keyboard layouts where Alt changes the letter. */
const isShortcut = (event: KeyboardEvent) => event.ctrlKey && event.altKey && event.code === 'KeyM'

const firstSection = () => {
  const title = readShownSection()
  return SECTIONS.some((one) => one.title === title) ? title : (SECTIONS[0]?.title ?? '')
}

interface Props {
  readonly host: HTMLElement
  readonly tools: Omit<PanelTools, 'openSection'>
}

/** The QA panel with its button. */
export function Panel({ host, tools }: Props) {
  const [state, setState] = useState(readState)
  const [shown, setShown] = useState(firstSection)
  // Its sections are first built when it is opened.
  const [wasOpen, setWasOpen] = useState(state === 'open')
  const launcher = useRef<HTMLButtonElement>(null)
  const frame = useRef<HTMLElement>(null)
  const textKeys = useTextKeys()
  const palette = usePalette(host)
  /** The state whose element takes the focus once it is drawn. */
  const focusNext = useRef<State | null>(null)
  const [{ turn, show }] = useState(() => ({
    turn(next: State) {
      saveState(next)
      setState(next)
      if (next === 'open') setWasOpen(true)
      focusNext.current = next
    },
    show(title: string) {
      saveShownSection(title)
      setShown(title)
    },
  }))
  const isHidden = state === 'gone' && !palette.isOpen && palette.said === ''
  useLayoutEffect(() => {
    host.hidden = isHidden
  }, [host, isHidden])
  useEffect(() => {
    host.toggleAttribute('data-open', state === 'open')
    const next = focusNext.current
    focusNext.current = null
    if (next === 'open')
      frame.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
    if (next === 'button') launcher.current?.focus()
  }, [host, state])
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isShortcut(event)) {
      event.preventDefault()
      turn(state === 'open' ? 'button' : 'open')
      return
    }
    const [target] = event.composedPath()
    const isOwn = frame.current !== null && event.composedPath().includes(frame.current)
    if (event.key !== 'Escape' || !isOwn || !(target instanceof Element)) return
    event.stopImmediatePropagation()
    if (!dismissAt(target)) turn('button')
  })
  useEffect(() => {
    // Before an open dialog of the page can see it.
    addEventListener('keydown', onKey, true)
    return () => removeEventListener('keydown', onKey, true)
  }, [])
  const all = useMemo(() => {
    const openSection = (title: string) => {
      show(title)
      turn('open')
    }
    return { ...tools, openSection }
  }, [tools, show, turn])
  return (
    <PanelContext value={all}>
      <Launcher
        ref={launcher}
        isShown={state === 'button'}
        isOpen={state === 'open'}
        onOpen={() => turn('open')}
      />
      {wasOpen && (
        <Frame
          ref={frame}
          host={host}
          isOpen={state === 'open'}
          shown={shown}
          onShow={show}
          textKeys={textKeys}
          onSearch={palette.open}
          onClose={() => turn('button')}
          onHide={() => turn('gone')}
        />
      )}
      {palette.isOpen && <Palette toggleKeys={textKeys[1]} onClose={palette.close} />}
      <p className="said" role="status">
        {palette.said}
      </p>
    </PanelContext>
  )
}
