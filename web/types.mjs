// Makes TypeScript from the schemas that tools/web.py wrote: src/generated/*.json -> *.ts

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';

const folder = new URL('src/generated/', import.meta.url);
for (const name of readdirSync(folder).filter((file) => file.endsWith('.schema.json'))) {
  const schema = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
  const tree = await openapiTS(schema, { rootTypes: true, rootTypesNoSchemaPrefix: true, alphabetize: false });
  const text = `// Made by the build; do not edit.\n${astToString(tree)}`;
  writeFileSync(new URL(name.replace('.schema.json', '.ts'), folder), text);
}
