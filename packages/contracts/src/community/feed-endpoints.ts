import * as z from 'zod/mini';
import { idParams, messageAnswer, pageQuery } from '../http/common.ts';
import { endpoint, MAKE, PATCH, POST, PUT, READ, REMOVE } from '../http/endpoint.ts';
import { comment, feedQuery, voteTotals } from './feed-item.ts';
import {
  commentBody,
  postDescription,
  reelDescription,
  reportBody,
  voteBody,
  warningBody,
} from './rules.ts';

/** Calls shared by posts and reels. */
export function feedEndpoints<Item extends z.ZodMiniType, Upload extends z.ZodMiniType>(
  kind: 'posts' | 'reels',
  item: Item,
  upload: Upload,
) {
  const root = `/api/user/${kind}/` as const;
  const one = `${root}:id/` as const;
  const tag = kind === 'posts' ? 'Posts' : 'Reels';
  return {
    list: endpoint({
      ...READ,
      path: root,
      tags: [tag],
      summary: `${kind}, newest first`,
      query: feedQuery,
      answer: z.array(item),
      // Of a farmer who is not there.
      refuses: [404],
    }),
    create: endpoint({
      ...MAKE,
      path: root,
      tags: [tag, 'Profile'],
      summary: `Share one of the ${kind}`,
      makes: kind,
      bodyKind: 'multipart',
      body: upload,
      refuses: [403],
      answer: item,
    }),
    get: endpoint({
      ...READ,
      path: one,
      tags: [tag],
      summary: `One of the ${kind}`,
      params: idParams,
      answer: item,
    }),
    edit: endpoint({
      ...PATCH,
      path: one,
      summary: 'Change the description',
      versioned: true,
      params: idParams,
      body: z.object({ description: kind === 'posts' ? postDescription : reelDescription }),
      answer: item,
    }),
    remove: endpoint({
      ...REMOVE,
      path: one,
      tags: ['Profile'],
      summary: 'Delete an own item and its files',
      versioned: true,
      params: idParams,
    }),
    like: endpoint({
      ...POST,
      path: `${one}like/`,
      summary: 'Like, or take the like back',
      params: idParams,
      answer: voteTotals,
    }),
    dislike: endpoint({
      ...POST,
      path: `${one}dislike/`,
      summary: 'Dislike, or take it back',
      params: idParams,
      answer: voteTotals,
    }),
    setVote: endpoint({
      ...PUT,
      path: `${one}vote/`,
      summary: 'Like, dislike or think nothing of it; may be sent twice',
      params: idParams,
      body: voteBody,
      answer: voteTotals,
    }),
    comments: endpoint({
      ...READ,
      path: `${one}comments/`,
      tags: ['Comments'],
      summary: 'Comments, newest first',
      params: idParams,
      query: pageQuery,
      answer: z.array(comment),
    }),
    comment: endpoint({
      ...MAKE,
      path: `${one}comments/`,
      summary: 'Write a comment',
      makes: `comment on ${kind}`,
      params: idParams,
      body: commentBody,
      refuses: [403],
      answer: comment,
    }),
    report: endpoint({
      ...POST,
      path: `${one}report/`,
      summary: 'Report to the moderators',
      makes: `report of ${kind}`,
      params: idParams,
      body: reportBody,
      answer: messageAnswer,
    }),
    warn: endpoint({
      ...PUT,
      path: `${one}advice-warning/`,
      summary: 'As an expert: say that the advice may be wrong, and why',
      params: idParams,
      body: warningBody,
      answer: item,
    }),
    takeWarningOff: endpoint({
      ...REMOVE,
      path: `${one}advice-warning/`,
      summary: 'As an expert: take that label off',
      params: idParams,
      status: 200,
      answer: item,
    }),
    hide: endpoint({
      ...POST,
      path: `${one}hide/`,
      summary: 'Do not show this to me again',
      params: idParams,
      answer: messageAnswer,
    }),
  };
}

export const commentEndpoints = {
  remove: endpoint({
    ...REMOVE,
    path: '/api/user/comments/:id/',
    summary: 'Delete an own comment, or one under an own post or reel',
    params: idParams,
  }),
  report: endpoint({
    ...POST,
    path: '/api/user/comments/:id/report/',
    summary: 'Report a comment to the moderators',
    makes: 'report of a comment',
    params: idParams,
    body: reportBody,
    answer: messageAnswer,
  }),
};
