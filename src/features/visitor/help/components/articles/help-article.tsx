import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { systemQueries } from '#api/content/system.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { asArray } from '#lib/read.ts'
import { usePopup } from '#patterns/routing/popup.ts'
import { keyboardScrollable } from '#ui/base/keyboard-scrollable.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { RichText } from '#ui/rich-text/rich-text.tsx'
import { useAnchor } from '../../hooks/use-anchor.ts'
import { type ArticleLocation, findLinkTarget } from '../../model.ts'
import styles from './help-article.module.css'

type HelpArticleProps = {
  location: ArticleLocation
  heading: RefObject<HTMLHeadingElement | null>
  /** Another article was chosen by a link. */
  onChoose: () => void
  /** Back to the list, where the article takes the list's place. */
  onBack: (() => void) | undefined
}

const scrollToTop = (content: HTMLElement | null) => {
  content?.scrollIntoView({ block: 'start' })
}

/** One article with the link to the next. */
export function HelpArticle({ location, heading, onChoose, onBack }: HelpArticleProps) {
  const { section, article, next } = location
  const { t } = useTranslation('help')
  const { linkTo } = useAnchor()
  const follow = useFollow(onChoose)
  const images = asArray(useQuery(systemQueries.config()).data?.imageCDNs)

  return (
    <div ref={keyboardScrollable} className={styles.pane}>
      <div key={article.id} ref={scrollToTop} className={styles.content}>
        {onBack ? (
          <div className={styles.back}>
            <Button variant="ghost" onClick={onBack}>
              <span className={styles.backLabel}>
                <Icon of={ArrowLeft} size="sm" directional />
                {t('article.back')}
              </span>
            </Button>
          </div>
        ) : null}
        <article id={article.id} aria-labelledby={`${article.id}-title`}>
          <p className={styles.section}>{section.title}</p>
          <h3 ref={heading} id={`${article.id}-title`} className={styles.title} tabIndex={-1}>
            {article.title}
          </h3>
          <RichText
            key={article.id}
            html={article.content}
            images={images}
            level={3}
            onNavigate={follow}
          />
        </article>
        {next ? (
          <Link {...linkTo(next.id)} className={styles.next} onClick={onChoose}>
            {t('article.next', { title: next.title })}
            <Icon of={ArrowRight} size="sm" directional />
          </Link>
        ) : null}
      </div>
    </div>
  )
}

/** Follows the links of an article: inside the help, to another pop-up over this page, or away. */
function useFollow(onChoose: () => void): (href: string) => void {
  const { pathname, go } = useAnchor()
  const { open } = usePopup()
  const navigate = useNavigate()
  const latest = useRef<(href: string) => void>(() => undefined)
  useEffect(() => {
    latest.current = (href) => {
      const target = findLinkTarget(href, pathname)
      if (target.kind === 'page') void navigate(target.href)
      else if (target.kind === 'popup') void open(target.name)
      else {
        onChoose()
        void go(target.anchor)
      }
    }
  })
  return useCallback((href: string) => latest.current(href), [])
}
