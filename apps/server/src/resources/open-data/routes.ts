import { openDataArchive, openDataPrefix } from '@cae-map/contract/entities/open-data';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendMedia } from '../../plugins/send-media.ts';
import { matchesEtag } from '../../responses/cached-response.ts';
import { RequestError } from '../../responses/request-error.ts';
import type { PictureImages } from './picture-images.ts';
import type { OpenDataService } from './service.ts';

interface OpenDataRoutesOptions {
  readonly service: OpenDataService;
  readonly images: PictureImages;
}

/** Clients keep a file and ask each time whether it is still the current one. */
const fileCacheControl = 'public, no-cache';
/** How long clients use a picture without asking, in seconds. */
const pictureCacheControl = 'public, max-age=86400';

const imageParams = z.object({
  id: z
    .string()
    .regex(/^\d{1,9}$/, 'must be an id')
    .transform(Number),
});
const sizeParams = imageParams.extend({ size: z.string().max(30) });

/**
 * The files of the open data below `/data/`. Everyone may call them, also the pages of other sites, such as viewers of IIIF. Clients are
 * limited like those of originals.
 */
export const openDataRoutes: FastifyPluginAsync<OpenDataRoutesOptions> = async (app, { service, images }) => {
  app.lists.onInvalidate(() => service.invalidate());
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const hidden = { hide: true } as const;

  for (const url of [`${openDataPrefix}:name`, `${openDataPrefix}:folder/:name`])
    app.route<{ Params: { folder?: string; name: string } }>({
      method: ['GET', 'HEAD'],
      url,
      schema: hidden,
      handler: async (request, reply) => {
        await app.limitRate(request);
        const { folder, name } = request.params;
        const path = folder === undefined ? name : `${folder}/${name}`;
        const build = await service.findBuild();
        const media = await build.open(path);
        if (media === null) throw new RequestError('not_found', `There is no file ${openDataPrefix}${path}.`);
        allowOtherSites(reply);
        reply.header('cache-control', fileCacheControl);
        if (path === openDataArchive)
          reply.header(
            'content-disposition',
            `attachment; filename="${archiveName(build.index.description.version)}"`,
          );
        return await sendMedia(request, reply, media);
      },
    });

  routes.get(
    `${openDataPrefix}iiif/images/:id`,
    { schema: { ...hidden, params: imageParams } },
    (request, reply) => reply.redirect(`${openDataPrefix}iiif/images/${request.params.id}/info.json`, 303),
  );

  routes.get(
    `${openDataPrefix}iiif/images/:id/info.json`,
    { schema: { ...hidden, params: imageParams } },
    async (request, reply) => {
      await app.limitRate(request);
      const description = images.describe(await service.findBuild(), request.params.id);
      allowOtherSites(reply);
      return reply
        .header('cache-control', fileCacheControl)
        .type('application/ld+json;profile="http://iiif.io/api/image/3/context.json"')
        .send(JSON.stringify(description));
    },
  );

  routes.get(
    `${openDataPrefix}iiif/images/:id/full/:size/0/default.jpg`,
    { schema: { ...hidden, params: sizeParams } },
    async (request, reply) => {
      await app.limitRate(request, 'tiles');
      const { id, size } = request.params;
      const build = await service.findBuild();
      const etag = `"${build.index.description.version}-${id}-${size}"`;
      allowOtherSites(reply);
      reply.headers({ etag, 'cache-control': pictureCacheControl });
      if (matchesEtag(request.headers['if-none-match'], etag)) return await reply.status(304).send();
      return await reply.type('image/jpeg').send(await images.makeJpeg(build, id, size));
    },
  );
};

/** The data are open: pages of other sites may read them. */
function allowOtherSites(reply: FastifyReply): void {
  reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
}

function archiveName(version: string): string {
  return openDataArchive.replace('.zip', `-${version}.zip`);
}
