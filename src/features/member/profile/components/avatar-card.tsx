import { useQuery, useQueryClient } from '@tanstack/react-query'
import { memberQueries } from '../../../../api/member.ts'
import { chooseIcon } from '../../../../api/profile.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { useErrorText } from '../../../../patterns/forms/use-error-text.ts'
import { useImageUrls } from '../../../../patterns/pictures/cdn.ts'
import { QueryBoundary } from '../../../../patterns/query-boundary.tsx'
import { useIdempotentMutation } from '../../../../patterns/use-idempotent-mutation.ts'
import { useWriteBar } from '../../../../patterns/use-online.ts'
import { useToken } from '../../../../session/store.ts'
import { useVisitor } from '../../../../session/visitor.ts'
import { Avatar } from '../../../../ui/avatar/avatar.tsx'
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'
import styles from './avatar-card.module.css'

/** API-17: the initials or one of the merchant's pictures. */
export function AvatarCard() {
  const { t } = useTranslation('profile')
  const token = useToken() ?? ''
  const client = useQueryClient()
  const text = useErrorText()
  const bar = useWriteBar()
  const urlsOf = useImageUrls()
  const { name } = useVisitor()
  const icon = useQuery(memberQueries.icon(token))
  const { mutate, input, busy } = useIdempotentMutation({
    name: 'avatar',
    send: (choice: string | null) => chooseIcon(choice),
    async onSettled(outcome) {
      if (outcome.kind === 'done')
        client.setQueryData(memberQueries.icon(token).queryKey, outcome.result)
      else toast.show({ tone: 'danger', message: text(outcome.error) })
    },
  })
  return (
    <QueryBoundary query={icon} waiting={<Skeleton lines={2} />}>
      {({ icon: chosen, choices }) => {
        const now = busy ? (input ?? null) : chosen
        return (
          <div className={styles.choices} role="radiogroup" aria-label={t('avatar.title')}>
            {[null, ...choices].map((choice, index) => (
              <label key={choice ?? 'initials'} className={styles.choice}>
                <input
                  type="radio"
                  name="avatar"
                  className={styles.input}
                  checked={now === choice}
                  disabled={bar !== undefined}
                  aria-describedby={bar}
                  aria-label={
                    choice === null ? t('avatar.initials') : t('avatar.nth', { count: index })
                  }
                  onChange={() => void mutate(choice)}
                />
                <Avatar
                  name={name ?? ''}
                  size="lg"
                  decorative
                  {...(choice !== null && { src: urlsOf(choice)[0] })}
                />
              </label>
            ))}
          </div>
        )
      }}
    </QueryBoundary>
  )
}
