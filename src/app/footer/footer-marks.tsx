import { BadgeCheck, CreditCard, Globe, type LucideIcon, ScrollText } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PermissionConfig } from '#api/content/system.ts'
import { paymentMethodIcons } from '#entities/wallet/payment-method-icons.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { localName } from '#i18n/local-name.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { safeUrl } from '#lib/safe-url.ts'
import { useImageUrls } from '#patterns/pictures/cdn.ts'
import { serviceMarks } from '#patterns/pictures/service-marks.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { LazyImage } from '#ui/lazy-image/lazy-image.tsx'
import styles from './footer-marks.module.css'

type Resource = PermissionConfig['resources'][number]

/** FTR-04..07: the picture groups of the configuration, and what stands for a picture that is missing. */
const GROUPS = [
  ['PAYMENT', 'payment', CreditCard],
  ['CERTIFICATION', 'certification', BadgeCheck],
  ['SOCIAL', 'social', Globe],
  ['LICENSE', 'license', ScrollText],
] as const

const MARKS: Readonly<Record<string, LucideIcon>> = { ...paymentMethodIcons, ...serviceMarks }

/** TELEGRAM1 is one more TELEGRAM. */
const plainName = (name: string): string => name.toUpperCase().replace(/\d+$/, '')

const iconOf = (name: string): LucideIcon | undefined => {
  const plain = plainName(name)
  return Object.hasOwn(MARKS, plain) ? MARKS[plain] : undefined
}

const WORDS = ['BANK', 'MOBILE_WALLET', 'AGENT', 'TELEGRAM', 'FACEBOOK', 'WHATSAPP'] as const

/** The name in the reader's language: of the configuration, else of a known service; else in English. */
function useLabel(): (item: Resource) => { text: string; lang?: string } {
  const { t } = useTranslation('frame')
  const { tag, code } = useLanguage()
  return (item) => {
    const local = localName(item, code)
    if (local) return { text: local }
    const known = WORDS.find((word) => word === plainName(item.name))
    return known && tag !== 'en'
      ? { text: t(`footer.mark.${known}`) }
      : { text: item.labelNameEn, lang: 'en' }
  }
}

function Mark({ item, other }: { item: Resource; other: LucideIcon }) {
  const [src, ...fallbackSrc] = useImageUrls()(item.icon)
  const { text, lang } = useLabel()(item)
  const drawn = <Icon of={iconOf(item.name) ?? other} size="sm" />
  return (
    <>
      <span className={styles.plate} data-kind={item.resourceType}>
        {src ? (
          <LazyImage
            src={src}
            fallbackSrc={fallbackSrc}
            fallback={drawn}
            alt=""
            width={44}
            height={28}
            fill
          />
        ) : (
          drawn
        )}
      </span>
      <span lang={lang}>{text}</span>
    </>
  )
}

function Linked({ item, children }: { item: Resource; children: ReactNode }) {
  const { t } = useTranslation('frame')
  const labelOf = useLabel()
  const href = item.resourceType === 'PAYMENT' ? null : safeUrl(item.url)
  if (!href) return <span className={styles.mark}>{children}</span>
  const label = t('service.outside', { name: labelOf(item).text })
  return (
    <a
      className={styles.mark}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
    >
      {children}
    </a>
  )
}

/** Payment, certification, social media and licence; a group without entries is left out. */
export function FooterMarks({ resources }: { resources: readonly Resource[] }) {
  const { t } = useTranslation('frame')
  return (
    <div className={styles.groups}>
      {GROUPS.map(([type, key, other]) => {
        const items = resources.filter((item) => item.resourceType === type)
        return items.length === 0 ? null : (
          <section key={type} className={styles.group} aria-labelledby={`foot-${key}`}>
            <h2 id={`foot-${key}`}>{t(`footer.${key}`)}</h2>
            <ul>
              {items.map((item) => (
                <li key={item.name}>
                  <Linked item={item}>
                    <Mark item={item} other={other} />
                  </Linked>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
