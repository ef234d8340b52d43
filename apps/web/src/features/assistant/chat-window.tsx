import { type KeyboardEvent, useState } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { cx } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { trapFocus } from '../../ui/trap-focus.ts';
import { ConsentRequest } from './consent/consent-request.tsx';
import { EarlierChats } from './earlier-chats.tsx';
import { EmergencyScreen } from './emergency/emergency-screen.tsx';
import { ReopenButton } from './emergency/reopen-button.tsx';
import { useFirstAid } from './emergency/use-first-aid.ts';
import { MessageForm } from './message-form.tsx';
import { MessageList } from './message-list.tsx';
import { useChat } from './use-chat.ts';

interface Props {
  shown: boolean;
  onClose: () => void;
  /** A link in the conversation was followed on a phone: the page it leads to is to be seen. */
  onFollow: () => void;
}

/** Keeps Tab inside the window and lets Escape leave it. */
function holdKeys(event: KeyboardEvent<HTMLElement>, onClose: () => void) {
  if (event.key === 'Escape') onClose();
  else trapFocus(event);
}

/** The assistant's window: the conversation, the earlier ones, and the line to write in. */
export default function ChatWindow({ shown, onClose, onFollow }: Props) {
  const t = useT('assistant');
  const common = useT('common');
  const chat = useChat();
  const [view, setView] = useState<'chat' | 'earlier'>('chat');
  const { emergency, show, forget } = useFirstAid(chat.messages);
  const urgent = emergency?.open ? emergency : null;
  return (
    <div
      role="dialog"
      aria-label={t('title')}
      onKeyDown={(event) => holdKeys(event, onClose)}
      className={cx(
        'fixed inset-0 z-40 flex-col bg-surface shadow-high md:inset-auto md:end-6 md:bottom-6 md:rounded-card md:border md:border-line print:hidden',
        urgent
          ? 'md:h-[calc(100dvh-3rem)] md:w-[30rem]'
          : 'md:h-[min(38rem,calc(100dvh-3rem))] md:w-96',
        shown ? 'flex' : 'hidden',
      )}
    >
      <div className="flex flex-wrap items-center justify-end gap-1 border-b border-line py-1 ps-4 pe-1">
        <h2 className="flex-1 basis-32 font-bold">{t('title')}</h2>
        <IconButton
          icon="clock"
          label={t('earlier')}
          aria-pressed={view === 'earlier'}
          onClick={() => setView(view === 'chat' ? 'earlier' : 'chat')}
        />
        <IconButton
          icon="plus"
          label={t('startAnew')}
          onClick={() => {
            chat.startAnew();
            setView('chat');
          }}
        />
        <IconButton icon="close" label={common('close')} onClick={onClose} />
      </div>
      {view === 'earlier' ? (
        <EarlierChats
          onOpen={(id) => {
            setView('chat');
            void chat.goOn(id);
          }}
          onRemoved={(id) => id === chat.session && chat.startAnew()}
        />
      ) : (
        <>
          {emergency && !urgent && <ReopenButton aid={emergency.aid} onOpen={() => show(true)} />}
          <MessageList
            messages={chat.messages}
            pending={chat.pending}
            toldAbove={urgent?.answer.id ?? null}
            above={
              urgent && (
                <EmergencyScreen
                  key={urgent.answer.at}
                  aid={urgent.aid}
                  at={urgent.answer.at ?? ''}
                  shown={shown}
                  onGoOn={() => show(false)}
                />
              )
            }
            onLeave={onFollow}
          />
          {chat.asksConsent && !urgent && <ConsentRequest onLeave={onFollow} />}
          <MessageForm
            pending={chat.pending}
            shown={shown && !urgent}
            onSend={(text) => {
              forget();
              void chat.send(text);
            }}
          />
        </>
      )}
    </div>
  );
}
