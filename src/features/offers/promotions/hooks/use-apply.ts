import { useQueryClient } from '@tanstack/react-query'
import { applyForPromotion, type Promotion, promotionKeys } from '#api/offers/promotions.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useErrorText } from '#patterns/forms/use-error-text.ts'
import { usePictureUpload } from '#patterns/forms/use-picture-upload.ts'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'
import { formDrafts } from '#session/drafts.ts'
import { toast } from '#ui/toast/toast-store.ts'
import type { ApplyFields } from '../apply-schema.ts'
import { PROMOTION_REFUSALS } from '../refusals.ts'

/** The name of a promotion's form among the drafts. */
export const draftName = (id: number) => `promotion-${id}`

interface ApplicationInput {
  readonly comment: string
  /** Ids of uploaded pictures. */
  readonly files: string[]
}

/** An application is its pictures, each uploaded once, and then the request that names them. */
export function useApply(offer: Promotion, onApplied: () => void) {
  const { t } = useTranslation('promotions')
  const describe = useErrorText(PROMOTION_REFUSALS)
  const client = useQueryClient()
  const pictures = usePictureUpload('promotion-picture')

  const application = useIdempotentMutation({
    name: `promotion-application-${offer.id}`,
    send: (input: ApplicationInput, requestId) =>
      applyForPromotion({ promotionId: offer.id, ...input, requestId }),
    once: true,
    async onSettled(outcome) {
      const applied = outcome.kind === 'done'
      if (applied) {
        formDrafts.drop(draftName(offer.id))
        toast.show({ tone: 'success', message: t('apply.sent') })
      } else if (outcome.error.code === 'promotion.already.applied') {
        // The form gives way to the earlier application, so the reason is shown outside it.
        toast.show({ tone: 'danger', message: describe(outcome.error) })
      }
      // Without an answer, or after a refusal because of an action elsewhere, the list is more recent than this
      // form.
      if (applied || outcome.kind === 'unknown' || outcome.error.decides)
        await client.invalidateQueries({ queryKey: promotionKeys.applications })
      if (applied) onApplied()
    },
  })

  const submit = async ({ comment, files }: ApplyFields): Promise<void> => {
    if (pictures.busy || application.busy) return
    const ids = await pictures.upload(files)
    if (ids) await application.mutate({ comment, files: ids })
    pictures.clear()
  }

  return {
    submit,
    busy: pictures.busy || application.busy,
    error: pictures.error ?? application.error,
    /** The time until which the server refuses another try. */
    waitUntil: Math.max(pictures.waitUntil ?? 0, application.waitUntil ?? 0) || null,
    /** The number of uploaded pictures; null while none is being uploaded. */
    progress: pictures.progress,
    /** It is unknown whether an application has arrived. */
    uncertain: application.uncertain,
  }
}
