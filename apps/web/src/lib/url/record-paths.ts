import { recordKinds, type RecordEntity } from '@cae-map/contract/entities/editing/record-kinds';

/** The paths of the editors' screens of a kind of records, without the language. */
export interface EditorPaths {
  readonly list: string;
  /** With the parameter `:id`. */
  readonly editPattern: string;
  readonly edit: (id: number) => string;
  readonly create: string;
  readonly changes: string;
  readonly deleted: string;
}

/** The paths that are not those of every kind: the list of places is the first page of the editors. */
const otherPaths: { readonly [Entity in RecordEntity]?: Partial<EditorPaths> } = {
  place: { list: '/admin', changes: '/admin/changes' },
};

/** Makes the paths from the names of a kind: `/admin/images`, `/image/edit/:id`. */
export function editorPaths(entity: RecordEntity): EditorPaths {
  const list = `/admin/${recordKinds[entity].tag}`;
  return {
    list,
    editPattern: `/${entity}/edit/:id`,
    edit: (id) => `/${entity}/edit/${id}`,
    create: `/admin/${entity}/new`,
    changes: `${list}/changes`,
    deleted: `${list}/deleted`,
    ...otherPaths[entity],
  };
}
