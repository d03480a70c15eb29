import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type ApiError, asApiError } from '../../../../api/error.ts'
import {
  applyForPromotion,
  type Promotion,
  promotionKeys,
  uploadFile,
} from '../../../../api/promotions.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { toBase64 } from '../../../../lib/base64.ts'
import { useOneRequest } from '../../../../patterns/forms/use-one-request.ts'
import { formDrafts } from '../../../../session/drafts.ts'
import { toast } from '../../../../ui/toast/toast-store.ts'
import type { ApplyFields } from '../apply-schema.ts'

export const draftOf = (id: number) => `promotion-${id}`

/** How many of the pictures have arrived; null while none is on its way. */
export interface Sending {
  readonly done: number
  readonly total: number
}

/** One application: pictures first, each once, then the words. Tries again under the same requestId. */
export function useApply(offer: Promotion, onSent: () => void) {
  const { t } = useTranslation('promotions')
  const client = useQueryClient()
  const { busy, run } = useOneRequest<'send'>()
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [sending, setSending] = useState<Sending | null>(null)
  const arrived = useRef(new Map<string, string>())
  const [requestId] = useState(() => crypto.randomUUID())

  const upload = async (files: ApplyFields['files']) => {
    const ids: string[] = []
    for (const [done, { id, name, blob }] of files.entries()) {
      setSending({ done, total: files.length })
      const known = arrived.current.get(id)
      const body = { name, requestId: `${requestId}-${id}`.slice(0, 64) }
      const file = known ?? (await uploadFile({ ...body, content: await toBase64(blob) })).id
      arrived.current.set(id, file)
      ids.push(file)
    }
    return ids
  }

  const submit = ({ comment, files }: ApplyFields) =>
    run('send', async () => {
      setFailure(null)
      try {
        const body = { promotionId: offer.id, comment, requestId }
        await applyForPromotion({ ...body, files: await upload(files) })
      } catch (thrown) {
        const error = asApiError(thrown)
        setFailure(error)
        // Somebody else, or another tab, was first: the list knows better than this form.
        if (!error.passing) await refresh()
        return 'again'
      } finally {
        setSending(null)
      }
      formDrafts.drop(draftOf(offer.id))
      toast.show({ tone: 'success', message: t('apply.sent') })
      await refresh()
      onSent()
      return 'done'
    })

  const refresh = () => client.invalidateQueries({ queryKey: promotionKeys.applications })

  return { busy: busy !== null, failure, sending, submit }
}
