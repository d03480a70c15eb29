import {
  AtSign,
  type LucideIcon,
  MessageCircle,
  MessageSquare,
  Phone,
  Send,
  ThumbsUp,
} from 'lucide-react'

/**
 * The mark of each outside service, the same wherever it is named. Neutral, because the services' own marks are
 * trade marks.
 */
export const serviceMarks = {
  LIVECHAT: MessageCircle,
  FACEBOOK: ThumbsUp,
  TELEGRAM: Send,
  WHATSAPP: Phone,
  GOOGLE: AtSign,
  LINE: MessageSquare,
} as const satisfies Readonly<Record<string, LucideIcon>>
