import type * as GraphQL from 'graphql';
import { loadPackage } from '../../service/packages.ts';
import { type Fields, record, text } from '../rest/values.ts';
import { createFieldResolver, type QueryContext } from './fields.ts';
import described from './schema.json' with { type: 'json' };
import { specials } from './specials.ts';

let loaded: { graphql: typeof GraphQL; schema: GraphQL.GraphQLSchema } | undefined;

/** Builds the schema from an excerpt of GitHub's, with the same types and arguments. */
function loadSchema() {
  if (loaded) return loaded;
  const graphql = loadPackage<typeof GraphQL>('graphql', 'index.js');
  const types = Object.entries(described).map(([head, members]) => {
    if (typeof members === 'string') return `${head} ${members}`;
    const fields = Object.entries(members).map(([name, type]) => `${name}: ${type}`);
    return `${head} { ${fields.join(' ')} }`;
  });
  loaded = { graphql, schema: graphql.buildSchema(types.join('\n')) };
  return loaded;
}

const fieldResolver = createFieldResolver(specials);

export async function answerGraphQL(body: Fields, context: QueryContext): Promise<object> {
  const { graphql, schema } = loadSchema();
  const { OverlappingFieldsCanBeMergedRule: merging, specifiedRules } = graphql;
  try {
    const document = graphql.parse(text(body.query));
    // GitHub doesn't enforce this rule for fragments on different object types.
    const rules = specifiedRules.filter((rule) => rule !== merging);
    const problems = graphql.validate(schema, document, rules);
    if (problems.length > 0) return { errors: problems.map(toApiError) };
    const { data, errors } = await graphql.execute({
      schema,
      document,
      rootValue: {},
      contextValue: context,
      variableValues: record(body.variables),
      operationName: text(body.operationName) || undefined,
      fieldResolver,
      typeResolver(value: Fields, _, __, type) {
        if (type.name === 'StatusCheckRollupContext') return 'CheckRun';
        if (type.name === 'GitObject') return 'Commit';
        return text(value.__typename ?? value.type, value.head ? 'PullRequest' : 'Issue');
      },
    });
    return { data, errors: errors?.map(toApiError) };
  } catch (error) {
    if (error instanceof graphql.GraphQLError) return { errors: [toApiError(error)] };
    throw error;
  }
}

/** Formats an error, with GitHub's message where it is known. */
function toApiError({ message, path, locations, extensions }: GraphQL.GraphQLError) {
  const [, fieldName, typeName] = /^Cannot query field "(\w+)" on type "(\w+)"/.exec(message) ?? [];
  if (fieldName) {
    const known = `Field '${fieldName}' doesn't exist on type '${typeName}'`;
    const details = { code: 'undefinedField', typeName, fieldName };
    return { extensions: details, locations, message: known };
  }
  const [, argument, field] = /^Unknown argument "(\w+)" on field "\w+\.(\w+)"/.exec(message) ?? [];
  const refused = argument && `Field '${field}' doesn't accept argument '${argument}'`;
  return { type: extensions.type, path, locations, message: refused || message };
}
