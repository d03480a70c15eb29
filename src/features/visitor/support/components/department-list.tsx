import { MessageCircleMore } from 'lucide-react'
import type { ChatDepartment } from '#api/content/support.ts'
import { formatList } from '#i18n/format.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { FormAlert } from '#patterns/forms/form-alert.tsx'
import { WriteButton } from '#patterns/write-button.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { cardLook } from '#ui/card/card.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Stack, stackLook } from '#ui/stack/stack.tsx'
import type { Chat } from '../hooks/use-chat.ts'
import { languageNames, onlineFirst, waitKey } from '../model.ts'
import { SUPPORT_REFUSALS } from '../refusals.ts'
import styles from './department-list.module.css'

interface DepartmentListProps {
  departments: readonly ChatDepartment[]
  chat: Chat
}

/** The departments with their languages and waiting times, each with a button that starts its chat. */
export function DepartmentList({ departments, chat }: DepartmentListProps) {
  const { t } = useTranslation(['support', 'common'])
  const { pendingId, error, isBlocked, start } = chat
  return (
    <Stack gap="3">
      <FormAlert
        refusals={SUPPORT_REFUSALS}
        error={error}
        notice={isBlocked ? t('common:error.popupBlocked') : null}
      />
      <ul {...stackLook({ gap: '3' })} aria-label={t('support:chat.desks')}>
        {onlineFirst(departments).map((department) => (
          <Department
            key={department.id}
            department={department}
            pendingId={pendingId}
            onStart={() => void start(department)}
          />
        ))}
      </ul>
    </Stack>
  )
}

interface DepartmentProps {
  department: ChatDepartment
  pendingId: string | null
  onStart: () => void
}

const look = cardLook({ variant: 'filled', className: styles.department })

function Department({ department, pendingId, onStart }: DepartmentProps) {
  const { t } = useTranslation('support')
  const { id, name, online, languages, waitMinutes } = department
  const { tag } = useLanguage()
  const spoken = languageNames(languages, tag)
  const wait = waitKey(department)
  return (
    <li {...look}>
      <Stack gap="1" className={styles.facts}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
          <Badge variant={online ? 'success' : 'neutral'} dot>
            {t(online ? 'chat.online' : 'chat.offline')}
          </Badge>
        </p>
        <p className={styles.wait}>
          {wait === 'minutes'
            ? t('chat.wait.minutes', { count: waitMinutes ?? 0 })
            : t(`chat.wait.${wait}`)}
        </p>
        {spoken.length > 0 ? (
          <p className={styles.languages}>
            {t('chat.languages', { languages: formatList(spoken) })}
          </p>
        ) : null}
      </Stack>
      {online ? (
        <WriteButton
          variant="secondary"
          startIcon={MessageCircleMore}
          aria-label={t('chat.startWith', { name })}
          loading={pendingId === id}
          disabled={pendingId !== null && pendingId !== id}
          onClick={onStart}
        >
          {t('chat.start')}
        </WriteButton>
      ) : null}
    </li>
  )
}

const ROWS = [1, 2] as const

/** The departments while they are loading. */
export function DepartmentListSkeleton() {
  const { t } = useTranslation('common')
  return (
    <Stack gap="3" role="status" aria-busy="true" aria-label={t('state.loading')}>
      {ROWS.map((row) => (
        <div key={row} className={styles.skeleton}>
          <Skeleton shape="block" />
        </div>
      ))}
    </Stack>
  )
}
