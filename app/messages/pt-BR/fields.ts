import type { FieldTexts } from "../fields";

export default (): FieldTexts => ({
	tick: "Marque esta caixa para continuar",
	chooseFile: "Escolha um arquivo",
	chooseOne: "Escolha uma opção da lista",
	fillIn: "Preencha este campo",
	number: "Digite um número",
	wholeNumber: "Digite um número inteiro",
	wholeDate: "Digite uma data completa",
	email: "Digite um e-mail válido",
	wholeAddress: "Digite um endereço completo",
	otherForm: "Não está no formato pedido",
	orMore: (min: string) => `Digite ${min} ou mais`,
	orLess: (max: string) => `Digite ${max} ou menos`,
	orLater: (min: string) => `Digite ${min} ou uma data posterior`,
	orEarlier: (max: string) => `Digite ${max} ou uma data anterior`,
});
