import type { ServiceLink } from '#entities/support/service-links.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { serviceMarks } from '#patterns/pictures/service-marks.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Link } from '#ui/link/link.tsx'
import { stackLook } from '#ui/stack/stack.tsx'
import styles from './support.module.css'

/** The merchant's chat services; web addresses open in a new tab. */
export function ServiceLinkList({ links }: { links: readonly ServiceLink[] }) {
  const { t } = useTranslation('support')
  if (links.length === 0) return null
  return (
    <section {...stackLook({ gap: '2', className: styles.below })} aria-labelledby="chat-links">
      <h3 className={styles.heading} id="chat-links">
        {t('chat.messaging')}
      </h3>
      <ul className={styles.links}>
        {links.map(({ type, title, href }) => (
          <li key={`${title} ${href}`}>
            <Icon of={serviceMarks[type]} size="md" />
            <Link
              href={href}
              variant="standalone"
              {...(href.startsWith('https:') ? { externalLabel: t('newTab') } : {})}
            >
              <bdi>{title}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
