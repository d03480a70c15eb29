import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { memberQueries } from '#api/member/member.ts'
import { chooseIcon } from '#api/member/profile.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useErrorText } from '#patterns/forms/use-error-text.ts'
import { usePickerLabels } from '#patterns/forms/use-picker-labels.ts'
import { useImageUrls } from '#patterns/pictures/cdn.ts'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'
import { useWriteBlockId } from '#patterns/use-online.ts'
import { useToken } from '#session/store.ts'
import { useVisitor } from '#session/visitor.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { FilePicker } from '#ui/file-picker/file-picker.tsx'
import type { PickedImage } from '#ui/file-picker/use-picked-images.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import styles from './avatar-card.module.css'

const CropDialog = lazy(() => import('./crop-dialog.tsx'))

/** The initials, one of the merchant's pictures, or an own one. */
export function AvatarCard() {
  const { t } = useTranslation('profile')
  const [picked, setPicked] = useState<PickedImage | null>(null)
  return (
    <Stack gap="4">
      <Choices />
      <FilePicker
        label={t('avatar.upload')}
        hint={t('avatar.uploadHint')}
        value={[]}
        onChange={([picture]) => setPicked(picture ?? null)}
        max={1}
        words={usePickerLabels(1)}
      />
      {picked === null ? null : (
        <Suspense>
          <CropDialog picture={picked} onClose={() => setPicked(null)} />
        </Suspense>
      )}
    </Stack>
  )
}

function Choices() {
  const { t } = useTranslation('profile')
  const token = useToken() ?? ''
  const client = useQueryClient()
  const text = useErrorText()
  const blockId = useWriteBlockId()
  const urlsOf = useImageUrls()
  const { name } = useVisitor()
  const icon = useQuery(memberQueries.icon(token))
  const { mutate, input, busy } = useIdempotentMutation({
    name: 'avatar',
    send: (choice: string | null) => chooseIcon({ icon: choice }),
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
        const own = chosen === null || choices.includes(chosen) ? [] : [chosen]
        const labelOf = (choice: string | null) => {
          if (choice === null) return t('avatar.initials')
          const nth = choices.indexOf(choice) + 1
          return nth === 0 ? t('avatar.own') : t('avatar.nth', { count: nth })
        }
        return (
          <div className={styles.choices} role="radiogroup" aria-label={t('avatar.title')}>
            {[null, ...own, ...choices].map((choice) => (
              <label key={choice ?? 'initials'} className={styles.choice}>
                <input
                  type="radio"
                  name="avatar"
                  className={styles.input}
                  checked={now === choice}
                  disabled={blockId !== undefined}
                  aria-describedby={blockId}
                  aria-label={labelOf(choice)}
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
