import { Search, X } from 'lucide-react'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { MoreMenu } from './more-menu.tsx'
import { keepRoom, type Place, readLarge, readPlace, saveLarge, savePlace } from './place.ts'
import { SectionTabs } from './section-tabs.tsx'

interface Props {
  readonly ref: RefObject<HTMLElement | null>
  /** The element whose shadow contains the panel; its attributes place it. */
  readonly host: HTMLElement
  readonly isOpen: boolean
  readonly shown: string
  readonly onShow: (title: string) => void
  readonly textKeys: readonly [isOn: boolean, toggle: () => void]
  readonly onSearch: () => void
  readonly onClose: () => void
  readonly onHide: () => void
}

/** The open panel: its head and its sections. */
export function Frame(props: Props) {
  const { ref, host, isOpen, shown, onShow, textKeys, onSearch, onClose, onHide } = props
  const [place, setPlace] = useState<Place>(readPlace)
  const [isLarge, setLarge] = useState(readLarge)
  useLayoutEffect(() => {
    host.dataset.place = place
    host.toggleAttribute('data-large', isLarge)
    return ref.current ? keepRoom(place, ref.current) : undefined
  }, [host, ref, place, isLarge])
  return (
    <section ref={ref} className="panel" role="dialog" aria-label="QA panel" hidden={!isOpen}>
      <div className="head">
        <h2>QA panel</h2>
        <button
          type="button"
          className="search"
          title="Search or run (Ctrl+Alt+P)"
          onClick={onSearch}
        >
          <Search size={16} aria-hidden="true" />
          <span>Search or run…</span>
          <kbd>Ctrl+Alt+P</kbd>
        </button>
        <MoreMenu
          place={place}
          onPlace={(next) => {
            savePlace(next)
            setPlace(next)
          }}
          isLarge={isLarge}
          onLarge={(on) => {
            saveLarge(on)
            setLarge(on)
          }}
          textKeys={textKeys}
          onHide={onHide}
        />
        <button type="button" className="icon" aria-label="Close" onClick={onClose}>
          <X size={20} aria-hidden="true" />
        </button>
      </div>
      <SectionTabs shown={shown} onShow={onShow} />
    </section>
  )
}
