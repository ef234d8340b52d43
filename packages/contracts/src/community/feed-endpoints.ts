import * as z from 'zod/mini';
import { idParams, messageAnswer, pageQuery } from '../http/common.ts';
import { endpoint } from '../http/endpoint.ts';
import { comment, feedQuery, voteTotals } from './feed-item.ts';
import { commentBody, postDescription, reelDescription, reportBody, warningBody } from './rules.ts';

/** The calls that posts and reels share. */
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
      method: 'GET',
      path: root,
      auth: 'required',
      cache: 'personal',
      tags: [tag],
      summary: `${kind}, newest first`,
      query: feedQuery,
      status: 200,
      answer: z.array(item),
      // Of a farmer who is not there.
      refuses: [404],
    }),
    create: endpoint({
      method: 'POST',
      path: root,
      auth: 'required',
      tags: [tag, 'Profile'],
      summary: `Share one of the ${kind}`,
      bodyKind: 'multipart',
      body: upload,
      status: 201,
      answer: item,
    }),
    get: endpoint({
      method: 'GET',
      path: one,
      auth: 'required',
      cache: 'personal',
      tags: [tag],
      summary: `One of the ${kind}`,
      params: idParams,
      status: 200,
      answer: item,
    }),
    edit: endpoint({
      method: 'PATCH',
      path: one,
      auth: 'required',
      summary: 'Change the description',
      params: idParams,
      body: z.object({ description: kind === 'posts' ? postDescription : reelDescription }),
      status: 200,
      answer: item,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: one,
      auth: 'required',
      tags: ['Profile'],
      summary: 'Delete an own item and its files',
      params: idParams,
      status: 204,
    }),
    like: endpoint({
      method: 'POST',
      path: `${one}like/`,
      auth: 'required',
      summary: 'Like, or take the like back',
      params: idParams,
      status: 200,
      answer: voteTotals,
    }),
    dislike: endpoint({
      method: 'POST',
      path: `${one}dislike/`,
      auth: 'required',
      summary: 'Dislike, or take it back',
      params: idParams,
      status: 200,
      answer: voteTotals,
    }),
    comments: endpoint({
      method: 'GET',
      path: `${one}comments/`,
      auth: 'required',
      cache: 'personal',
      tags: ['Comments'],
      summary: 'Comments, newest first',
      params: idParams,
      query: pageQuery,
      status: 200,
      answer: z.array(comment),
    }),
    comment: endpoint({
      method: 'POST',
      path: `${one}comments/`,
      auth: 'required',
      summary: 'Write a comment',
      params: idParams,
      body: commentBody,
      status: 201,
      answer: comment,
    }),
    report: endpoint({
      method: 'POST',
      path: `${one}report/`,
      auth: 'required',
      summary: 'Report to the moderators',
      params: idParams,
      body: reportBody,
      status: 200,
      answer: messageAnswer,
    }),
    warn: endpoint({
      method: 'PUT',
      path: `${one}advice-warning/`,
      auth: 'required',
      summary: 'As an expert: say that the advice may be wrong, and why',
      params: idParams,
      body: warningBody,
      status: 200,
      answer: item,
    }),
    takeWarningOff: endpoint({
      method: 'DELETE',
      path: `${one}advice-warning/`,
      auth: 'required',
      summary: 'As an expert: take that label off',
      params: idParams,
      status: 200,
      answer: item,
    }),
    hide: endpoint({
      method: 'POST',
      path: `${one}hide/`,
      auth: 'required',
      summary: 'Do not show this to me again',
      params: idParams,
      status: 200,
      answer: messageAnswer,
    }),
  };
}

export const commentEndpoints = {
  remove: endpoint({
    method: 'DELETE',
    path: '/api/user/comments/:id/',
    auth: 'required',
    summary: 'Delete an own comment, or one under an own post or reel',
    params: idParams,
    status: 204,
  }),
  report: endpoint({
    method: 'POST',
    path: '/api/user/comments/:id/report/',
    auth: 'required',
    summary: 'Report a comment to the moderators',
    params: idParams,
    body: reportBody,
    status: 200,
    answer: messageAnswer,
  }),
};
