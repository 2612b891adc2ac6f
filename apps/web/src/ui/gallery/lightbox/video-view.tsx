import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { requestVideo, useIsVideoRequested } from '../media/requested-videos.ts';
import type { HostedVideo } from '../media/hosted-video.ts';
import { pictureTitle } from '../../../lib/images/picture-text.ts';
import { VideoPoster } from '../media/video-poster.tsx';
import { lightboxMessages } from '../messages/index.ts';
import { Button } from '../../controls/button.tsx';
import styles from './video-view.module.css';

interface VideoViewProps {
  readonly image: ImageRecord;
  readonly video: HostedVideo;
  readonly isShown: boolean;
}

/**
 * A video: first a local poster with the name of its host, and after the visitor starts it the thumbnail and the player of
 * the host. The player is removed when another picture is shown.
 */
export function VideoView({ image, video, isShown }: VideoViewProps) {
  const { language, messages } = useLanguage(lightboxMessages);
  const isRequested = useIsVideoRequested(video.videoId);
  const title = pictureTitle(image, language, messages).text;
  return (
    <div className={styles.video}>
      {isRequested ? <img src={video.thumbnailUrl} alt="" /> : <VideoPoster className={styles.ridge} />}
      {isRequested && isShown ? (
        <Player video={video} title={title} />
      ) : (
        <Button
          className={styles.play}
          aria-label={messages.gallery.watch(title, video.hostName)}
          onClick={() => requestVideo(video.videoId)}
        >
          <span>
            <IconPlayerPlayFilled size={28} aria-hidden="true" />
          </span>
          {messages.lightbox.onHost(video.hostName)}
          <small>{messages.lightbox.hostNotice(video.hostName)}</small>
        </Button>
      )}
    </div>
  );
}

function Player({ video, title }: { readonly video: HostedVideo; readonly title: string }) {
  return (
    <iframe
      src={video.playerUrl}
      title={title}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- The kept origin is that of the host, not of this site.
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
