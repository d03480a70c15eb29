import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { formatCount } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Accordion } from '../../../ui/accordion/accordion.tsx'
import { scroller } from '../../../ui/dialog/scroller.ts'
import type { Place, Section } from '../model.ts'
import styles from './help-nav.module.css'
import { takeFocus } from './take-focus.ts'
import { useAnchor } from './use-anchor.ts'

type HelpNavProps = {
  sections: readonly Section[]
  place: Place
  current: string | null
  /** The article that the reader comes back from. */
  focusOn: string | null
  onChoose: () => void
}

/** Sections with their articles; the one that is read stands open. */
export function HelpNav({ sections, place, current, focusOn, onChoose }: HelpNavProps) {
  const { t } = useTranslation('help')
  const { linkTo } = useAnchor()
  const nav = useRef<HTMLElement>(null)
  const here = place.section.id
  const [last, setLast] = useState(here)
  const [open, setOpen] = useState<readonly string[]>([here])
  if (last !== here) {
    setLast(here)
    setOpen([...open.filter((id) => id !== here), here])
  }

  useEffect(() => {
    if (current) nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [current])

  const articles = (section: Section) => (
    <ul className={styles.articles}>
      {section.articles.map(({ id, title }) => (
        <li key={id}>
          <Link
            {...linkTo(id)}
            ref={id === focusOn ? takeFocus : undefined}
            className={styles.article}
            aria-current={id === current ? 'true' : undefined}
            onClick={onChoose}
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
  return (
    <div ref={scroller} className={styles.scroller}>
      <nav ref={nav} aria-label={t('list.label')}>
        <Accordion
          level={3}
          open={open}
          onOpenChange={setOpen}
          items={sections.map((section) => {
            const count = section.articles.length
            const told = t('list.count', { count })
            return {
              id: section.id,
              title: section.title,
              meta: (
                <>
                  <span aria-hidden="true">{formatCount(count)}</span>
                  <span className="visually-hidden">{told}</span>
                </>
              ),
              content: articles(section),
            }
          })}
        />
      </nav>
    </div>
  )
}
