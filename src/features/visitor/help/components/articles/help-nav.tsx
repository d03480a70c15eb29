import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { Section } from '#entities/help/sections.ts'
import { formatCount } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { Accordion } from '#ui/accordion/accordion.tsx'
import { keyboardScrollable } from '#ui/base/keyboard-scrollable.ts'
import { useAnchor } from '../../hooks/use-anchor.ts'
import { focusOnMount } from './focus-on-mount.ts'
import browser from './help-browser.module.css'
import styles from './help-nav.module.css'

type HelpNavProps = {
  sections: readonly Section[]
  /** Ids of the expanded sections. */
  open: readonly string[]
  onOpen: (open: readonly string[]) => void
  current: string | null
  /** Id of the article that the reader comes back from. */
  focusOn: string | null
  onChoose: () => void
}

/** Sections with their articles. */
export function HelpNav({ sections, open, onOpen, current, focusOn, onChoose }: HelpNavProps) {
  const { t } = useTranslation('help')
  const { linkTo } = useAnchor()
  const nav = useRef<HTMLElement>(null)

  useEffect(() => {
    if (current) nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [current])

  const articles = (section: Section) => (
    <ul className={styles.articles}>
      {section.articles.map(({ id, title }) => (
        <li key={id}>
          <Link
            {...linkTo(id)}
            ref={id === focusOn ? focusOnMount : undefined}
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
    <div ref={keyboardScrollable} className={browser.scroller}>
      <nav ref={nav} aria-label={t('list.label')}>
        <Accordion
          level={3}
          open={open}
          onOpenChange={onOpen}
          items={sections.map((section) => {
            const count = section.articles.length
            return {
              id: section.id,
              title: section.title,
              meta: (
                <>
                  <span aria-hidden="true">{formatCount(count)}</span>
                  <span className="visually-hidden">{t('list.count', { count })}</span>
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
