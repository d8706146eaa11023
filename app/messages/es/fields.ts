import type { FieldTexts } from "../fields";

export default (): FieldTexts => ({
	tick: "Marca esta casilla para continuar",
	chooseFile: "Elige un archivo",
	chooseOne: "Elige una opción de la lista",
	fillIn: "Completa este campo",
	number: "Escribe un número",
	wholeNumber: "Escribe un número entero",
	wholeDate: "Escribe una fecha completa",
	email: "Escribe un correo electrónico válido",
	wholeAddress: "Escribe una dirección completa",
	otherForm: "No tiene el formato que se pide",
	orMore: (min: string) => `Escribe ${min} o más`,
	orLess: (max: string) => `Escribe ${max} o menos`,
	orLater: (min: string) => `Escribe ${min} o una fecha posterior`,
	orEarlier: (max: string) => `Escribe ${max} o una fecha anterior`,
});
