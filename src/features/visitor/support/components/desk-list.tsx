import { CircleAlert, MessageCircleMore } from 'lucide-react'
import type { LiveChatModel } from '../../../../api/support.ts'
import { formatList } from '../../../../i18n/format.ts'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx'
import type { useChat } from '../hooks/use-chat.ts'
import { inOrder, languageNames, waitOf } from '../model.ts'
import styles from './desk-list.module.css'

type DeskListProps = ReturnType<typeof useChat> & { desks: readonly LiveChatModel[] }

/** API-42: who answers, in which languages, and how soon; each with its way in. */
export function DeskList({ desks, busy, trouble, start }: DeskListProps) {
  const { t } = useTranslation('support')
  return (
    <div className={styles.place}>
      <div role="alert" className={styles.alerts}>
        {trouble === null ? null : (
          <p className={styles.trouble}>
            <Icon of={CircleAlert} size="md" />
            {trouble}
          </p>
        )}
      </div>
      <ul className={styles.list} aria-label={t('chat.desks')}>
        {inOrder(desks).map((desk) => (
          <Desk key={desk.id} desk={desk} busy={busy} onStart={() => void start(desk)} />
        ))}
      </ul>
    </div>
  )
}

interface DeskProps {
  desk: LiveChatModel
  busy: string | null
  onStart: () => void
}

function Desk({ desk, busy, onStart }: DeskProps) {
  const { t } = useTranslation('support')
  const { id, name, online, languages, waitMinutes } = desk
  const { tag } = useLanguage()
  const spoken = languageNames(languages, tag)
  const wait = waitOf(desk)
  return (
    <li className={styles.desk} data-online={online}>
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
          <Badge variant={online ? 'success' : 'neutral'} dot>
            {t(online ? 'chat.online' : 'chat.offline')}
          </Badge>
        </p>
        <p className={styles.fact}>
          {wait === 'minutes'
            ? t('chat.wait.minutes', { count: waitMinutes ?? 0 })
            : t(`chat.wait.${wait}`)}
        </p>
        {spoken.length > 0 ? (
          <p className={styles.languages}>
            {t('chat.languages', { languages: formatList(spoken) })}
          </p>
        ) : null}
      </div>
      {online ? (
        <Button
          variant="secondary"
          startIcon={MessageCircleMore}
          aria-label={t('chat.startWith', { name })}
          loading={busy === id}
          disabled={busy !== null && busy !== id}
          onClick={onStart}
        >
          {t('chat.start')}
        </Button>
      ) : null}
    </li>
  )
}

const BONES = ['first', 'second'] as const

/** The room that the desks will take. */
export function DeskSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.list} role="status" aria-busy="true" aria-label={label}>
      {BONES.map((bone) => (
        <div key={bone} className={styles.bone}>
          <Skeleton shape="block" />
        </div>
      ))}
    </div>
  )
}
