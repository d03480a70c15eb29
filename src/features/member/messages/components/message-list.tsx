import { Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Message } from '#api/member/messages.ts'
import { ApiError } from '#api/transport/error.ts'
import { currencySymbol, formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { formatMoney } from '#lib/money.ts'
import { useErrorText } from '#patterns/forms/use-error-text.ts'
import { WriteButton } from '#patterns/write-button.tsx'
import { Accordion } from '#ui/accordion/accordion.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import styles from './message-list.module.css'

interface MessageListProps {
  messages: readonly Message[]
  onRead: (message: Message) => void
  onDelete: (message: Message) => Promise<unknown>
  deleting: Message | null
}

/** Messages that open in place; opening one reads it. */
export function MessageList({ messages, onRead, onDelete, deleting }: MessageListProps) {
  const { t } = useTranslation('messages')
  const [open, setOpen] = useState<readonly string[]>([])
  const words = useWords()
  const list = useRef<HTMLDivElement>(null)
  const show = (next: readonly string[]) => {
    const opened = messages.find(({ id }) => next.includes(id) && !open.includes(id))
    setOpen(next)
    if (opened) onRead(opened)
  }
  // WCAG 2.4.3: the next message takes the focus once the deleted one has gone from the page, not before.
  const deleted = useRef<{ readonly id: string; readonly index: number } | null>(null)
  useEffect(() => {
    const { current } = deleted
    if (current === null || messages.some(({ id }) => id === current.id)) return
    deleted.current = null
    if (document.activeElement !== document.body) return
    const rows = list.current?.querySelectorAll<HTMLElement>('[aria-expanded]')
    const next = rows?.[Math.min(current.index, rows.length - 1)] ?? list.current
    next?.focus()
  }, [messages])
  const remove = (message: Message) => {
    deleted.current = { id: message.id, index: messages.indexOf(message) }
    void onDelete(message)
  }
  return (
    <div ref={list} tabIndex={-1} className={styles.list}>
      <Accordion
        level={2}
        single
        open={open}
        onOpenChange={show}
        items={messages.map((message) => ({
          id: message.id,
          title: (
            <span className={styles.title} data-read={message.read}>
              <span dir="auto">{words(message).title}</span>
              {message.read ? null : <Badge variant="info">{t('unread')}</Badge>}
            </span>
          ),
          meta: <time className={styles.time}>{formatDateTime(message.at)}</time>,
          content: (
            <Stack gap="3">
              <p className={styles.text} dir="auto">
                {words(message).text}
              </p>
              <p>
                <WriteButton
                  size="sm"
                  variant="ghost"
                  startIcon={Trash2}
                  loading={deleting?.id === message.id}
                  disabled={deleting !== null && deleting.id !== message.id}
                  onClick={() => remove(message)}
                >
                  {t('delete')}
                </WriteButton>
              </p>
            </Stack>
          ),
        }))}
      />
    </div>
  )
}

/** A payment is worded here, everything else by the server. */
function useWords() {
  const { t } = useTranslation(['messages', 'member'])
  const describe = useErrorText()
  return ({ topic, title, text, payment, at }: Message): { title: string; text: string } => {
    if (topic === 'NOTE' || payment === null)
      return { title: title ?? t('messages:untitled'), text: text ?? '' }
    const amount = currencySymbol(payment.currency) + formatMoney(payment.amount)
    const notice = t(`member:notice.${topic}`, { amount, time: formatDateTime(at) })
    const { reason } = payment
    const why = reason === null ? '' : ` ${describe(new ApiError({ status: 200, code: reason }))}`
    return { title: t(`messages:topic.${topic}`, { amount }), text: notice + why }
  }
}
